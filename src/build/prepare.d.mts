/** The folder that holds package.json. */
export declare const projectFolder: string

/** Whether the packages installed in a folder are those of its lock file; without `checks`, those of its `devDependencies` may be missing. */
export declare function isInstalled(folder: string, checks: boolean): boolean

/**
 * Installs the packages when they are missing or not those of the lock file, with one line of progress; without `checks`, none of
 * `devDependencies`. Throws one clear sentence when that fails.
 */
export declare function ensureInstalled(options?: {
  readonly checks?: boolean
  readonly folder?: string
  readonly say?: (line: string) => void
}): Promise<void>

/** The command that runs npm with these arguments. */
export declare function npm(args: string[]): { command: string; args: string[]; shell: boolean }
