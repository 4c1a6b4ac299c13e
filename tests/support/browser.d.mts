/** What a Chromium needs on its command line here. */
export const browserArguments: readonly string[]

/** Finds a Chromium that opens a page, and installs one when there is none; `undefined` when every way failed. */
export function findBrowser(say: (sentence: string) => void): Promise<string | undefined>
