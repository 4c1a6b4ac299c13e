import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#mock-server/clock.ts'
import { signIn } from '#mock-server/handlers/session.ts'
import { seed } from '#mock-server/seed.ts'
import { fewRows } from '#tests/support/servers/storageConformance.ts'
import { lowdbStore } from '#mock-server/store/lowdb.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { openBudget } from './budget.ts'
import { sandboxLimits } from './limits.ts'
import { sandboxFolder, sandboxFolderIn } from './sandboxFiles.ts'
import { openSandboxes } from './sandboxes.ts'
import { sandboxHotels } from './sandboxHotels.ts'
import { DEFAULT_SANDBOX } from './sandboxId.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotel-sandboxes-'))
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [string, string, string, string]
let folders = 0
const newData = () => join(folder, String(folders++))

afterAll(() => rmSync(folder, { recursive: true }))

describe('the folder of sandboxes', () => {
  it('has a compact file for each sandbox, and the time since its last use', () => {
    const data = newData()
    const files = sandboxFolder(data)
    files.rows(a, fewRows).read()
    expect(readFileSync(join(sandboxFolderIn(data), `${a}.json`), 'utf8')).toBe(JSON.stringify(fewRows()))
    const rows = Object.values(fewRows()).flat<object[][]>()
    const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(row)), 0)
    expect(files.list()).toEqual([{ id: a, unusedFor: 0, bytes }])
    files.recordAges(
      new Map([
        [a, { unusedFor: 5000, prepared: 'desk' }],
        [b, { unusedFor: 7000 }],
      ]),
    )
    expect(sandboxFolder(data).list()).toEqual([{ id: a, unusedFor: 5000, prepared: 'desk', bytes }])
    files.remove(a)
    files.remove(b)
    expect(files.list()).toEqual([])
  })

  it.each([
    ['of an older version', '5000', { unusedFor: 5000 }],
    ['with a preparation of a newer version', '{"unusedFor":5000,"prepared":"x"}', { unusedFor: 5000 }],
    ['that is invalid', '{"unusedFor":-1}', { unusedFor: 0 }],
  ])('reads a record %s', (_what, record, read) => {
    const data = newData()
    const files = sandboxFolder(data)
    files.rows(a, fewRows).read()
    writeFileSync(join(data, 'ages.json'), `{"${a}":${record}}`)
    expect(files.list()).toMatchObject([{ id: a, ...read }])
    expect(files.list()[0]?.prepared).toBeUndefined()
  })

  it('reports the bytes of a sandbox, with long changes and with unreadable files', () => {
    const data = newData()
    const files = sandboxFolder(data)
    const holds = vi.fn()
    const store = lowdbStore(files.rows(a, fewRows), { check: () => undefined, holds })
    for (let n = 0; n < 100; n += 1) store.orders.update('o1', { message: `Без лук ${n}` })
    const path = (id: string) => join(sandboxFolderIn(data), `${id}.json`)
    const held = Number(holds.mock.lastCall?.[0])
    expect(statSync(path(a)).size).toBeGreaterThan(2 * held)
    const many = JSON.stringify({ ...fewRows(), reports: [], unread: 'x'.repeat(17 * 1024 * 1024) })
    for (const [id, text] of [
      [b, many],
      [c, '{"guests":'],
    ] as const)
      writeFileSync(path(id), text)
    mkdirSync(path(d))
    expect(Object.fromEntries(files.list().map(({ id, bytes }) => [id, bytes]))).toEqual({
      [a]: held,
      [b]: 0,
      [c]: 0,
      [d]: 0,
    })
  })

  it('admits other addresses when the host starts with a file too large to read', () => {
    const data = newData()
    sandboxFolder(data)
    writeFileSync(join(sandboxFolderIn(data), `${a}.json`), 'x'.repeat(40 * 1024 * 1024))
    const sandboxes = openSandboxes(sandboxFolder(data), systemClock)
    const hotel = sandboxes.enter(b, '10.0.0.7')
    const [guest] = hotel.store.guests.where()
    expect(guest && signIn(hotel, guest)).toMatchObject({ guestId: guest?.id })
  })

  it.each(['{', '[]', '{"x":"old"}', '{"x":-5}'])(
    'takes sandboxes for just used where their ages cannot be read: %s',
    (text) => {
      const data = newData()
      const files = sandboxFolder(data)
      for (const id of [a, b]) files.rows(id, fewRows).read()
      writeFileSync(join(data, 'ages.json'), text)
      expect(files.list().map(({ unusedFor }) => unusedFor)).toEqual([0, 0])
    },
  )

  it('keeps the damaged files of a sandbox until the sandbox is removed', () => {
    const data = newData()
    const files = sandboxFolder(data)
    const path = join(sandboxFolderIn(data), `${a}.json`)
    for (const damage of [() => writeFileSync(path, '{'), () => mkdirSync(path), () => writeFileSync(path, '[]')]) {
      rmSync(path, { force: true })
      damage()
      expectConsole('error', /cannot be read/)
      files.rows(a, fewRows).read()
    }
    const others = [`${b}.json`, `${b}.json.damaged`]
    for (const name of others) writeFileSync(join(sandboxFolderIn(data), name), '{')
    const own = [`${a}.json`, `${a}.json.damaged`, `${a}.json.damaged-2`, `${a}.json.damaged-3`]
    expect(readdirSync(sandboxFolderIn(data)).toSorted()).toEqual([...own, ...others])
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('{')
    expect(readFileSync(`${path}.damaged-3`, 'utf8')).toBe('[]')
    mkdirSync(join(`${path}.damaged-2`, 'of-somebody'))
    files.remove(a)
    expect(readdirSync(sandboxFolderIn(data)).toSorted()).toEqual(others)
  })

  it('removes a sandbox that has a folder in place of its file', () => {
    const data = newData()
    const files = sandboxFolder(data)
    mkdirSync(join(sandboxFolderIn(data), `${a}.json`))
    expect(files.list()).toMatchObject([{ id: a }])
    files.remove(a)
    expect(readdirSync(sandboxFolderIn(data))).toEqual([])
  })

  it('does not write unchanged menus, and returns them when the sandbox is read', () => {
    const data = newData()
    const open = () =>
      sandboxHotels({ rows: sandboxFolder(data).rows, clock: systemClock, limits: sandboxLimits, budget })
    const budget = openBudget(
      sandboxLimits,
      () => ({}),
      () => undefined,
    )
    open().open(a).store.guests.remove('1001')
    const text = readFileSync(join(sandboxFolderIn(data), `${a}.json`), 'utf8')
    expect(text).not.toMatch(/menuItems|products/)
    const reread = open().open(a).store
    expect(reread.menuItems.where()).toEqual(seed(new Date()).menuItems)
    expect(reread.guests.find({ id: '1001' })).toBeUndefined()
  })

  it('removes the temporary files of a killed host, and no other files', () => {
    const data = newData()
    sandboxFolder(data)
    mkdirSync(join(sandboxFolderIn(data), `${b}.json.next`))
    for (const name of [`${a}.json.next`, b, 'default', 'notes.txt', 'notes.json'])
      writeFileSync(join(sandboxFolderIn(data), name), '{')
    expect(sandboxFolder(data).list()).toEqual([])
    expect(readdirSync(sandboxFolderIn(data)).toSorted()).toEqual([b, 'default', 'notes.json', 'notes.txt'])
  })

  it('migrates the single hotel of an older version to the default sandbox, once', () => {
    const data = newData()
    sandboxFolder(data)
    const older = join(data, 'hotel.json')
    const rows = { ...fewRows(), orders: [] }
    writeFileSync(older, JSON.stringify(rows))
    expect(sandboxFolder(data).rows(DEFAULT_SANDBOX, fewRows).read()).toEqual(rows)
    expect(existsSync(older)).toBe(false)
    writeFileSync(older, JSON.stringify(fewRows()))
    expect(sandboxFolder(data).rows(DEFAULT_SANDBOX, fewRows).read()).toEqual(rows)
    expect(existsSync(older)).toBe(true)
  })
})
