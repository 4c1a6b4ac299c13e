import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
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

describe('a change during which the host was killed', () => {
  it('is discarded wherever it was cut, and the next one is stored', () => {
    const { path } = hotelWith(2)
    const whole = readFileSync(path)
    const lastLine = whole.length - whole.lastIndexOf('\n')
    for (let cut = 1; cut < lastLine; cut += 1) {
      writeFileSync(path, whole.subarray(0, whole.length - cut))
      const store = next(path)
      expect(orders(store)).toEqual(['o1', 'n0'])
      expect(found(path)).toEqual(['o1', 'n0'])
      place(store, 'later')
      place(store, 'latest')
      expect(found(path)).toEqual(['o1', 'n0', 'later', 'latest'])
    }
  })
})

describe('the changes of one transaction', () => {
  it('are one line, and are discarded together wherever it was cut', () => {
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
      expect(found(path)).toEqual(['o1', 'n0'])
      expect(nextFile(path).read().guests).toHaveLength(2)
    }
  })
})

describe('a file with an invalid line', () => {
  it.each([
    ['a line in the middle that is cut', (text: string) => text.replace(/"}}\n/, '"}\n'), 'JSON'],
    ['an empty line in the middle', (text: string) => text.replace('\n', '\n\n'), 'JSON'],
    ['a change of no table', (text: string) => `${text}\n{"table":"towels","id":"t"}`, 'a change is of no table'],
    [
      'a removal of what is not there',
      (text: string) => `${text}\n{"table":"orders","id":"o9"}`,
      'a change takes a row from orders that is not there',
    ],
    [
      'a row of another id',
      (text: string) => `${text}\n{"table":"orders","id":"o9","row":{"id":"o8"}}`,
      'a change of orders has a row without its id',
    ],
  ])('is renamed unchanged and replaced by a new one: %s', (_what, damage, reason) => {
    const { path } = hotelWith(2)
    const text = damage(textIn(path))
    writeFileSync(path, text)
    expectConsole('error', new RegExp(reason))
    const store = lowdbStore(rowsFile(path, fewRows))
    expect(textIn(`${path}.damaged`)).toBe(text)
    place(store, 'later')
    expect(orders(next(path))).toEqual(['o1', 'later'])
  })
})

describe('a file of many changes', () => {
  const KIB = 1024
  const many = Array.from({ length: 400 }, (_, number) => ({ ...order, id: `k${number}`, message: 'x'.repeat(300) }))

  it.each([
    ['32 KiB of them', fewRows()],
    ['as much as the rows take', { ...fewRows(), orders: many }],
  ])('is rewritten after %s, and loses nothing', (_when, rows) => {
    const { path, store } = hotelWith(0, rows)
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
})

describe('a change that cannot be written', () => {
  it('is discarded, even when half of it was written, and the next one is stored', () => {
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
    expect(full).toHaveBeenCalled()
    expect(orders(store)).toEqual(['o1', 'n0'])
    expect(orders(next(path))).toEqual(['o1', 'n0'])
    for (const id of ['later', 'latest']) place(store, id)
    expect(orders(next(path))).toEqual(['o1', 'n0', 'later', 'latest'])
    expect(next(path).dump()).toEqual(store.dump())
  })
})
