/**
 * Creates the data folder and locks it for this process. Takes over the lock of a killed host. Returns a function that releases the
 * lock. Rejects with a CliError when another host holds it, even in another container, and when the folder is not writable.
 */
export declare function lockDataFolder(folder: string, interval?: number): Promise<() => void>
