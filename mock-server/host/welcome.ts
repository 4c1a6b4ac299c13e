import { relative } from 'node:path'
import type { Rows } from '#mock-server/store/tables.ts'

/** An open host, as `welcome` describes it. */
export interface OpenHost {
  /** The seeded rows of a hotel. */
  readonly rows: Rows
  readonly origin: string
  /** Origins for other devices; empty without `--lan`. */
  readonly lanOrigins: readonly string[]
  /** URLs of the desk: for this computer, then for each origin of the local network. */
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

/** The text the host prints once it is open. */
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
