/** The folder that holds package.json. */
export declare const projectFolder: string

/** Whether the packages installed in a folder are those of its lock file. */
export declare function isInstalled(folder?: string): boolean

/**
 * Installs the packages when they are missing or not those of the lock file, with one line of progress.
 * Throws one clear sentence when that fails.
 */
export declare function ensureInstalled(folder?: string, say?: (line: string) => void): Promise<void>

/** The command that runs npm with these arguments. */
export declare function npm(args: string[]): { command: string; args: string[]; shell: boolean }
