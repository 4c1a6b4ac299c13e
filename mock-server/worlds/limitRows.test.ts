import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fewRows } from '#mock-server/store/conformance.ts'
import { lowdbStore } from '#mock-server/store/lowdb.ts'
import { rowsFile } from '#mock-server/store/rowsFile.ts'
import { limitRows } from './limitRows.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotel-limits-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('refuses one row more, alone or among all rows, and leaves memory and disk as they are', () => {
  const path = join(folder, 'hotel.json')
  const store = lowdbStore(limitRows(rowsFile(path, fewRows), 3))
  const [one] = store.guests.where()
  if (one === undefined) throw new Error('The few rows have a guest')
  store.guests.insert({ ...one, id: 'g3' })
  const [before, text] = [store.dump(), readFileSync(path, 'utf8')]
  const full = 'This hotel is full: it keeps 3 rows of guests at most'
  expect(() => store.guests.insert({ ...one, id: 'g4' })).toThrow(full)
  expect(() => store.reset({ ...before, guests: [...before.guests, { ...one, id: 'g4' }] })).toThrow(full)
  expect(store.dump()).toEqual(before)
  expect(readFileSync(path, 'utf8')).toBe(text)
  store.guests.remove('g3')
  store.guests.insert({ ...one, id: 'g4' })
  expect(lowdbStore(rowsFile(path, fewRows)).dump()).toEqual(store.dump())
})
