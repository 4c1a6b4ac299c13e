import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { fewRows } from '#tests/support/servers/storageConformance.ts'
import { lowdbStore } from './lowdb.ts'
import { rowsFile } from './rowsFile.ts'
import type { Store } from './store.ts'
import type { OrderRow, Rows } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotel-rows-'))
let files = 0

afterAll(() => rmSync(folder, { recursive: true }))

const [order] = fewRows().orders as [OrderRow]
const textIn = (path: string) => readFileSync(path, 'utf8')
const place = (store: Store, id: string) => store.orders.insert({ ...order, id, message: 'Без лук' })
const orders = (store: Store) => store.orders.where().map(({ id }) => id)

/** The file as the next host opens it. It must exist. */
const nextFile = (path: string) => rowsFile(path, () => expect.unreachable('seeded again'))
const next = (path: string): Store => lowdbStore(nextFile(path))
/** The orders that the next host reads. Without a lowdb instance, which is slow to create. */
const found = (path: string) =>
  nextFile(path)
    .read()
    .orders.map(({ id }) => id)

/** A hotel in its own file, with this many orders placed after the first. */
function hotelWith(placed: number, rows: Rows = fewRows()) {
  const path = join(folder, String(files++), 'hotel.json')
  const store = lowdbStore(rowsFile(path, () => rows))
  for (let number = 0; number < placed; number += 1) place(store, `n${number}`)
  return { path, store }
}

it('the changes of a transaction are one line, discarded together wherever a kill cut it, and the next ones are stored', () => {
  const { path, store } = hotelWith(1)
  const before = textIn(path)
  store.transaction(() => {
    place(store, 'n1')
    store.orders.update('n0', { status: 'READY' })
    store.guests.remove('g1')
  })
  const whole = textIn(path)
  expect(whole.slice(before.length).match(/\n/g)).toHaveLength(1)
  expect(next(path).dump()).toEqual(store.dump())
  for (let length = before.length; length < whole.length; length += 1) {
    writeFileSync(path, whole.slice(0, length))
    expect(nextFile(path).read().guests).toHaveLength(2)
    const reopened = next(path)
    expect(orders(reopened)).toEqual(['o1', 'n0'])
    for (const id of ['later', 'latest']) place(reopened, id)
    expect(found(path)).toEqual(['o1', 'n0', 'later', 'latest'])
  }
})

it.each([
  ['32 KiB of them', 0],
  ['as much as the rows take', 400],
])('a file of many changes is rewritten after %s, and loses nothing', (_when, count) => {
  const KIB = 1024
  const long = Array.from({ length: count }, (_, number) => ({ ...order, id: `k${number}`, message: 'x'.repeat(300) }))
  const { path, store } = hotelWith(0, { ...fewRows(), orders: [order, ...long] })
  const began = statSync(path).size
  const most = Math.max(32 * KIB, began)
  let shrunk = 0
  let size = began
  for (let turn = 0; turn < 2000; turn += 1) {
    const id = `n${turn}`
    place(store, id)
    store.orders.update(id, { status: 'READY' })
    if (turn > 2) store.orders.remove(`n${turn - 3}`)
    const now = statSync(path).size
    if (now < size) {
      shrunk += 1
      expect(size).toBeGreaterThan(began + most - KIB)
      expect(next(path).dump()).toEqual(store.dump())
    }
    size = now
    expect(size).toBeLessThan(began + most + 2 * KIB)
  }
  expect(shrunk).toBeGreaterThan(1)
  expect(next(path).dump()).toEqual(store.dump())
})

it('a change that cannot be written is discarded, even when half of it was written, and the next one is stored', () => {
  const { path, store } = hotelWith(1)
  const full = vi.spyOn(fs, 'appendFileSync').mockImplementationOnce((file, line) => {
    writeFileSync(file, String(line).slice(0, 40), { flag: 'a' })
    throw new Error('ENOSPC: no space left on device')
  })
  syncBuiltinESMExports() // spies also where the function is imported by name
  onTestFinished(() => {
    full.mockRestore()
    syncBuiltinESMExports()
  })
  expect(() => place(store, 'unkept')).toThrow('ENOSPC')
  expect([orders(store), found(path)]).toEqual([
    ['o1', 'n0'],
    ['o1', 'n0'],
  ])
  for (const id of ['later', 'latest']) place(store, id)
  expect(found(path)).toEqual(['o1', 'n0', 'later', 'latest'])
  expect(next(path).dump()).toEqual(store.dump())
})
