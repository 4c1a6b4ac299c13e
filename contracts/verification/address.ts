import { CliError } from '#src/build/cliError.mjs'

/**
 * Checks that the option `name` is an http(s) URL without credentials, query and fragment. Throws a CliError that never shows
 * the value, since it may be a secret. `instead` is the advice on where to put credentials.
 */
export function checkAddress(name: string, address: string, instead: string, exitCode = 1): void {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:\/\//i.test(address.trim())) {
    throw new CliError(`${name} takes an address such as https://hotel.example/path.`, exitCode)
  }
  if (url.username === '' && url.password === '' && url.search === '' && url.hash === '') return
  throw new CliError(
    `${name} takes an address without a name, a password and a query, which others could read: ${instead}.`,
    exitCode,
  )
}
