import { relative } from 'node:path'
import type { Rows } from '#mock-server/store/tables.ts'

/** What the welcome speaks of. */
export interface OpenHost {
  /** A hotel on its first day. */
  readonly rows: Rows
  readonly origin: string
  /** Addresses for other devices; empty unless they were asked for. */
  readonly lanOrigins: readonly string[]
  /** Where the desk is, for this computer and for each of the other addresses. */
  readonly desks: readonly string[]
  readonly folder: string
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

/** What the host prints when it is open: where, as whom to sign in, where the data is, how to stop. */
export function welcome({ rows, origin, lanOrigins, desks, folder }: OpenHost): string {
  const name = rows.configurations[0]?.appName ?? 'The hotel'
  const guests = rows.guests.map((guest) => [guest.accountNumber, guest.roomNumber, guest.fullName])
  const fromHere = relative(process.cwd(), folder)
  const lines = [
    `${name} is open`,
    '',
    ...table([
      ['On this computer', origin],
      ...lanOrigins.map((address) => ['On the local network', address]),
      ...desks.map((address) => ['The desk, for presenters', address]),
    ]),
    '',
    'Sign in as',
    ...table([['account number', 'room number', ''], ...guests]).map((line) => `  ${line}`),
    '',
    'Every browser gets a hotel of its own, which is forgotten after a day unused',
    `Data in ${fromHere.startsWith('..') ? folder : fromHere}`,
    'Stop with Ctrl-C',
  ]
  return ['', ...lines.map((line) => (line === '' ? '' : `  ${line}`)), ''].join('\n')
}
