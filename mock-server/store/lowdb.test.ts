import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { rowsFile } from './rowsFile.ts'
import { describeStorageAdapter, fewRows } from '#tests/support/servers/storageConformance.ts'
import { lowdbStore } from './lowdb.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotel-lowdb-'))
let files = 0

function newPath(): string {
  return join(folder, String(files++), 'hotel.json')
}

/** The text of a file of few rows, with `text` replaced by `instead`. */
function few(text = '', instead = ''): string {
  return JSON.stringify(fewRows()).replace(text, instead)
}

function open(path: string) {
  return lowdbStore(rowsFile(path, fewRows))
}

afterAll(() => rmSync(folder, { recursive: true }))

describeStorageAdapter('json-server\u2019s lowdb', () => open(newPath()))

describe('a hotel on disk', () => {
  it('is seeded when its folder is empty, and opened by the next host', () => {
    const path = newPath()
    open(path).guests.remove('g1')
    const next = lowdbStore(rowsFile(path, () => expect.unreachable('seeded again')))
    expect(next.guests.where().map(({ id }) => id)).toEqual(['g2'])
  })

  it('is on disk when a write returns, which appends one short line', () => {
    const path = newPath()
    const store = open(path)
    for (const write of [
      () => store.ratings.insert({ id: 'g1', ratingValue: 4, internalMessage: '', publicMessage: '', createdAt: '' }),
      () => store.ratings.update('g1', { ratingValue: 5 }),
      () => store.diningAvailabilities.update(6, { mealTime: 'Lunch' }),
      () => store.ratings.remove('g1'),
    ]) {
      const before = readFileSync(path, 'utf8')
      write()
      expect(open(path).dump()).toEqual(store.dump())
      const written = readFileSync(path, 'utf8')
      expect(written.slice(0, before.length)).toBe(before)
      expect(written.slice(before.length)).toMatch(/^\n.{1,150}$/)
    }
    store.reset({ ...fewRows(), orders: [] })
    expect(readFileSync(path, 'utf8')).toBe(JSON.stringify({ ...fewRows(), orders: [] }))
  })

  it.each([
    ['', 'Unexpected end of JSON input'],
    ['null', 'it holds no tables'],
    ['[]', 'the table guests is missing'],
    [JSON.stringify({ ...fewRows(), orders: [null] }), 'the table orders has a row without an id'],
    [few('"roomNumber":"12"', '"roomNumber":null'), 'a wrong roomNumber: it is null, not string'],
    [few('"totalPrice":9.5', '"totalPrice":"9.5"'), 'a wrong totalPrice: it is string, not number'],
    [few('"tea"]', '5]'), 'the table orders has a row with a wrong productIds: it is list, not list of texts'],
    [few('"settings":{', '"settings":[],"x":{'), 'a wrong settings: it is list of texts, not object'],
    [`${few()}\n{"table":"guests","id":"g9","row":{"id":"g9","accountNumber":9}}`, 'a wrong accountNumber'],
  ])('that cannot be read is renamed unchanged and created anew: %j', (text, reason) => {
    const path = newPath()
    open(path).guests.remove('g1')
    writeFileSync(path, text)
    expectConsole(
      'error',
      new RegExp(
        `^The data file ${path} cannot be read .*${reason}.* renamed to ${path}.damaged, and its hotel starts from the fixtures`,
      ),
    )
    expect(open(path).dump()).toEqual(fewRows())
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text)
    expect(open(path).dump()).toEqual(fewRows())
  })
})
