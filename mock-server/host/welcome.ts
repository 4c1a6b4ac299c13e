import { relative } from 'node:path'
import { deskAddress } from '#mock-server/adapters/http/deskKey.ts'
import type { Rows } from '#mock-server/store/tables.ts'

/** An open host, as `welcome` describes it. */
export interface OpenHost {
  /** The seeded rows of a hotel. */
  readonly rows: Rows
  readonly origin: string
  /** Origins for other devices, the most likely one first; empty without `--lan`, and without a network. */
  readonly lanOrigins: readonly string[]
  readonly folder: string
  readonly deskKey: string | undefined
  /** Whether other devices may connect. */
  readonly lan: boolean
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  )
}

/** The lines about other devices: one address, and the others in one line, since the networks of a laptop differ in use only. */
function linesOfNetwork({ lan, lanOrigins, deskKey }: OpenHost): string[][] {
  const [first, ...others] = lanOrigins
  if (!lan) return []
  if (first === undefined) return [['On phones', 'No network: the desk shows the address once this computer is in one']]
  return [
    ['On phones', first],
    ...(others.length === 0 ? [] : [['or, in another network', others.join(', ')]]),
    ['The desk on another device', deskAddress(first, deskKey)],
  ]
}

/** The text the host prints once it is open. */
export function welcome(host: OpenHost): string {
  const { rows, origin, deskKey, folder } = host
  const name = rows.configurations[0]?.appName ?? 'The hotel'
  const guests = rows.guests.map((guest) => [guest.accountNumber, guest.roomNumber, guest.fullName])
  const fromHere = relative(process.cwd(), folder)
  const lines = [
    `${name} is open`,
    '',
    ...table([
      ['The desk, for presenters', deskAddress(origin, deskKey)],
      ['The guest app', origin],
      ...linesOfNetwork(host),
    ]),
    '',
    'Sign in as',
    ...table([['account number', 'room number', ''], ...guests]).map((line) => `  ${line}`),
    '',
    'Every browser gets a hotel of its own, which is forgotten after a day unused, or after a week once its desk was used',
    `Data in ${fromHere.startsWith('..') ? folder : fromHere}`,
    'Stop with Ctrl-C',
  ]
  return ['', ...lines.map((line) => (line === '' ? '' : `  ${line}`)), ''].join('\n')
}
