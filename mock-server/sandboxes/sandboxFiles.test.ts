import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { seed } from '#mock-server/seed.ts'
import { writeSnapshot } from '#mock-server/store/snapshot.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { sandboxFolder, sandboxFolderIn } from './sandboxFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotel-sandboxes-'))
const [a, b] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string]
let folders = 0
const newData = () => join(folder, String(folders++))

afterAll(() => rmSync(folder, { recursive: true }))

describe('the folder of sandboxes', () => {
  it('has a compact file for each sandbox, and the time since its last use', () => {
    const [data, now] = [newData(), new Date()]
    const files = sandboxFolder(data)
    const text = writeSnapshot((name) => JSON.stringify(seed(now)[name]))
    expect(text).not.toContain('menuItems')
    files.snapshot(a).write(text)
    expect(sandboxFolder(data).snapshot(a).read()).toBe(text)
    const bytes = Buffer.byteLength(text)
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

  it('keeps the damaged files of a sandbox until the sandbox is removed', () => {
    const data = newData()
    const files = sandboxFolder(data)
    const path = join(sandboxFolderIn(data), `${a}.json`)
    for (const damage of [() => writeFileSync(path, '{'), () => mkdirSync(path), () => writeFileSync(path, '[]')]) {
      rmSync(path, { force: true })
      damage()
      expectConsole('error', /cannot be read/)
      expect(sandboxFolder(data).snapshot(a).read()).toBeNull()
    }
    const others = [`${b}.json`, `${b}.json.damaged`]
    for (const name of others) writeFileSync(join(sandboxFolderIn(data), name), '{')
    const own = [`${a}.json.damaged`, `${a}.json.damaged-2`, `${a}.json.damaged-3`]
    expect(readdirSync(sandboxFolderIn(data)).toSorted()).toEqual([...own, ...others])
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('{')
    expect(readFileSync(`${path}.damaged-3`, 'utf8')).toBe('[]')
    mkdirSync(join(`${path}.damaged-2`, 'of-somebody'))
    files.remove(a)
    expect(readdirSync(sandboxFolderIn(data)).toSorted()).toEqual(others)
  })
})
