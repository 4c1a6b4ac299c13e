/** Command-line arguments that Chromium needs on this system. */
export const browserArguments: readonly string[]

/** Returns the path of a Chromium that opens a page, and installs one if there is none; `undefined` if that fails. */
export function findBrowser(log: (line: string) => void): Promise<string | undefined>

/** Returns the path of Debian's Chromium without windows, and installs it where that needs no password; `undefined` where it cannot be had. */
export function findHeadlessShell(log: (line: string) => void): Promise<string | undefined>
