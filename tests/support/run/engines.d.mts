/**
 * Finds a Firefox and a WebKit, and installs what is missing. Returns the path of each, an empty text for Playwright's own, `undefined`
 * where there is none.
 */
export function findEngines(log: (line: string) => void): Promise<Record<'firefox' | 'webkit', string | undefined>>
