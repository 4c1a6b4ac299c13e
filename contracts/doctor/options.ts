import { checkAddress } from '#contracts/verification/address.ts'
import { EXIT_NOT_RUN } from '#contracts/verification/options.ts'
import { readCommandLine, wrongCall } from '#src/build/commandLine.mjs'

const COMMAND = 'npm run contracts:doctor'

export const USAGE = `${COMMAND} -- --base-url https://api.hotel.example/guest --origin https://app.hotel.example
  checks what the pact cannot: CORS, certificate, redirects, caches, sizes, times. It reads, and submits nothing but logins.
  --base-url URL                    the API
  [--origin URL]                    the origin of the app; without it CORS is not checked
  [--account NUMBER --room NUMBER]  a guest to sign in as; without one a guest's data is not checked
  [--header "Name: value"]          a header for each call, such as a gateway's key
  [--reports DIR]                   the folder of the JSON report, doctor.json (.cache/contracts)`

/** The guest to sign in as. */
export interface Account {
  readonly accountNumber: string
  readonly roomNumber: string
}

/** The options of `npm run contracts:doctor`. */
export interface DoctorOptions {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly origin: string | undefined
  readonly account: Account | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly reports: string | undefined
}

/** Reads the options; `undefined` for `--help`. Throws a `CliError` with one sentence, which shows no credentials. */
export function readDoctorOptions(args: string[]): DoctorOptions | undefined {
  const names = ['base-url', 'origin', 'account', 'room', 'header', 'reports'] as const
  const { options, help } = readCommandLine(COMMAND, names, args)
  if (help) return undefined
  const { 'base-url': baseUrl, origin, account, room, header, reports } = options
  if (baseUrl === undefined) throw wrongCall(COMMAND, 'Name the API with --base-url.')
  for (const [name, address] of Object.entries({ '--base-url': baseUrl, '--origin': origin })) {
    if (address !== undefined) checkAddress(name, address, 'use --header, or --account and --room', EXIT_NOT_RUN)
  }
  if ((account === undefined) !== (room === undefined))
    throw wrongCall(COMMAND, '--account and --room need each other.')
  const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(header ?? '') ?? []
  if (header !== undefined && name === undefined) throw wrongCall(COMMAND, '--header takes "Name: value".') // not shown: it may be a secret
  return {
    baseUrl: baseUrl.trim().replace(/\/+$/, ''),
    origin: origin === undefined ? undefined : new URL(origin).origin,
    account: account === undefined || room === undefined ? undefined : { accountNumber: account, roomNumber: room },
    headers: name === undefined || value === undefined ? {} : { [name]: value },
    reports,
  }
}
