import { checkAddress } from '#contracts/verification/address.ts'
import { readCommandLine, wrongCall } from '#src/build/commandLine.mjs'

const COMMAND = 'npm run contracts:doctor --'

export const USAGE = `${COMMAND} --base-url https://api.hotel.example/guest --origin https://app.hotel.example
  checks what the pact cannot: the way to a running API, and the data in it. It reads, and submits nothing but logins.
  --base-url URL                    the API
  [--origin URL]                    the origin of the app; without it CORS is not checked
  [--account NUMBER --room NUMBER]  a guest to sign in as; without one only public calls are checked
  [--header "Name: value"]          a header for each call, such as a gateway's key`

export type DoctorOptions = NonNullable<ReturnType<typeof readDoctorOptions>>

/** Reads the options; `undefined` for `--help`. Throws a `CliError` with one sentence, which shows no credentials. */
export function readDoctorOptions(args: string[]) {
  const { options, help } = readCommandLine(COMMAND, ['base-url', 'origin', 'account', 'room', 'header'], args)
  if (help) return undefined
  const { 'base-url': baseUrl, origin, account: accountNumber, room: roomNumber, header } = options
  if (baseUrl === undefined) throw wrongCall(COMMAND, 'Name the API with --base-url.')
  for (const [name, address] of Object.entries({ '--base-url': baseUrl, '--origin': origin })) {
    if (address !== undefined) checkAddress(name, address)
  }
  if ((accountNumber === undefined) !== (roomNumber === undefined))
    throw wrongCall(COMMAND, '--account and --room need each other.')
  const [, name = '', value = ''] = /^([\w-]+)\s*:\s*([ -~]*)$/.exec(header ?? '') ?? []
  if (header !== undefined && name === '') throw wrongCall(COMMAND, '--header takes "Name: value".') // not shown: it may be a secret
  return {
    baseUrl: baseUrl.trim().replace(/\/+$/, ''),
    origin: origin === undefined ? undefined : new URL(origin).origin,
    account: accountNumber === undefined ? undefined : { accountNumber, roomNumber },
    headers: name === '' ? {} : { [name]: value },
  }
}
