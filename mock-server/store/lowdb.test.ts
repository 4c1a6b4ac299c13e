import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { atomicFile } from './atomicFile.ts'
import { describeKeeper, fewRows } from './conformance.ts'
import { lowdbStore } from './lowdb.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotel-lowdb-'))
let files = 0

function newPath(): string {
  return join(folder, String(files++), 'hotel.json')
}

function open(path: string) {
  return lowdbStore(atomicFile(path, fewRows))
}

afterAll(() => rmSync(folder, { recursive: true }))

describeKeeper('json-server\u2019s lowdb', () => open(newPath()))

describe('a hotel on disk', () => {
  it('is seeded when its folder is empty, and found again by the next host', () => {
    const path = newPath()
    open(path).guests.remove('g1')
    const next = lowdbStore(atomicFile(path, () => expect.unreachable('seeded again')))
    expect(next.guests.where().map(({ id }) => id)).toEqual(['g2'])
  })

  it('is on disk, compact and whole, when a write returns', () => {
    const path = newPath()
    const store = open(path)
    for (const write of [
      () => store.ratings.insert({ id: 'g1', ratingValue: 4, internalMessage: '', publicMessage: '', createdAt: '' }),
      () => store.ratings.update('g1', { ratingValue: 5 }),
      () => store.ratings.remove('g1'),
      () => store.reset({ ...fewRows(), orders: [] }),
    ]) {
      write()
      expect(readFileSync(path, 'utf8')).toBe(JSON.stringify(store.dump()))
    }
  })

  it('of an older version, which remembered no answers, is opened as it is', () => {
    const path = newPath()
    open(path)
    const { rememberedAnswers: _later, ...older } = fewRows()
    writeFileSync(path, JSON.stringify({ ...older, orders: [] }))
    const store = open(path)
    expect(store.dump()).toEqual({ ...fewRows(), orders: [] })
    const row = { id: 'a', guestId: 'g1', idempotencyKey: 'k', sent: '', status: 201, body: '{}' }
    store.rememberedAnswers.insert(row)
    expect(open(path).rememberedAnswers.where()).toEqual([row])
  })

  it.each([
    ['', 'Unexpected end of JSON input'],
    ['{"guests":[{"id":"g1"', 'JSON'],
    ['[]', 'the table guests is missing'],
    ['null', 'it holds no tables'],
    [JSON.stringify({ ...fewRows(), orders: [{}] }), 'the table orders has a row without an id'],
  ])('that is damaged is refused with its name and advice, and never wiped: %j', (text, reason) => {
    const path = newPath()
    open(path)
    writeFileSync(path, text)
    expect(() => open(path)).toThrow(reason)
    expect(() => open(path)).toThrow(`The data file ${path} is damaged`)
    expect(() => open(path)).toThrow('Put a sound copy in its place, or move it away to start with a fresh hotel.')
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('that cannot be written fails the write and forgets it', () => {
    const path = newPath()
    const store = open(path)
    mkdirSync(`${path}.next`)
    expect(() => store.guests.remove('g1')).toThrow('EISDIR')
    expect(store.guests.where()).toHaveLength(2)
    rmSync(`${path}.next`, { recursive: true })
    expect(store.guests.remove('g1')).toBe(true)
    expect(open(path).guests.where()).toHaveLength(1)
  })
})
