import { relative } from 'node:path'
import type { Store } from '#mock-server/store/store.ts'

/** What the welcome speaks of. */
export interface OpenHost {
  readonly store: Store
  readonly origin: string
  /** Addresses for other devices; empty unless they were asked for. */
  readonly lanOrigins: readonly string[]
  readonly dataFile: string
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ').trimEnd())
}

/** What the host prints when it is open: where, as whom to sign in, where the data is, how to stop. */
export function welcome({ store, origin, lanOrigins, dataFile }: OpenHost): string {
  const name = store.configurations.find({})?.appName ?? 'The hotel'
  const guests = store.guests.where().map((guest) => [guest.accountNumber, guest.roomNumber, guest.fullName])
  const fromHere = relative(process.cwd(), dataFile)
  const lines = [
    `${name} is open`,
    '',
    ...table([['On this computer', origin], ...lanOrigins.map((address) => ['On the local network', address])]),
    '',
    'Sign in as',
    ...table([['account number', 'room number', ''], ...guests]).map((line) => `  ${line}`),
    '',
    `Data in ${fromHere.startsWith('..') ? dataFile : fromHere}`,
    'Stop with Ctrl-C',
  ]
  return ['', ...lines.map((line) => (line === '' ? '' : `  ${line}`)), ''].join('\n')
}
