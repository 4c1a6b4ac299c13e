import { CliError } from '#src/build/cliError.mjs'

/**
 * Checks that `name` was given a plain http(s) address. Throws a CliError that never shows what was given, since that may
 * be a secret: `instead` says where a name, a password and a token belong.
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
