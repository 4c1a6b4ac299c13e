import { CliError } from '#src/build/cliError.mjs'

/** The exit code for wrong options and unreachable addresses. */
export const EXIT_NOT_RUN = 2

/** Checks an http(s) URL. Throws a CliError that never shows the value, since it may be a secret. */
export function checkAddress(option: string, address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CliError(`${option} takes an address such as https://hotel.example/path.`, EXIT_NOT_RUN)
  if (url.username + url.password + url.search + url.hash === '') return
  const sentence = `${option} takes an address without a name, a password and a query, which others could read: use --header.`
  throw new CliError(sentence, EXIT_NOT_RUN)
}
