import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureInstalled, isInstalled } from './prepare.mjs'

interface Locked {
  readonly version: string
  readonly optional?: true
  readonly dev?: true
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotel-prepare-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(wanted: Record<string, Locked>, present?: Record<string, Locked>): void {
  const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, packages: { '': { version: '1.0.0' }, ...wanted } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  if (present === undefined) return
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }))
}

describe('the installed packages', () => {
  const a = { 'node_modules/a': { version: '1.2.3' } }

  it.each([
    [true, 'the same', a],
    [true, 'more than asked for', { ...a, 'node_modules/b': { version: '1.0.0' } }],
    [false, 'another version', { 'node_modules/a': { version: '1.2.2' } }],
    [false, 'a package less', {}],
    [false, 'nothing at all', undefined],
  ])('are sufficient (%s) when they are %s', (enough, _what, present) => {
    write(a, present)
    expect(isInstalled(folder, true)).toBe(enough)
  })

  it('may lack packages for other platforms', () => {
    write({ ...a, 'node_modules/windows-only': { version: '1.0.0', optional: true } }, a)
    expect(isInstalled(folder, true)).toBe(true)
  })

  it('may lack packages that only checks use, where nothing is checked', () => {
    write({ ...a, 'node_modules/tests-only': { version: '1.0.0', dev: true } }, a)
    expect([isInstalled(folder, false), isInstalled(folder, true)]).toEqual([true, false])
  })

  it('fail with one sentence when npm fails', async () => {
    write(a)
    const failing = (code: string) => `console.error("npm error code ${code}\\nnpm error Not Found"); process.exit(1)`
    writeFileSync(join(folder, 'npm-cli.js'), failing('E404'))
    vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'))
    const said: string[] = []
    await expect(ensureInstalled({ folder, say: (line) => said.push(line) })).rejects.toThrow(
      'Installing the packages failed (npm ci): E404.',
    )
    expect(said).toEqual([expect.stringMatching(/^Installing packages \(some \d+ MB .*only this once\) …$/)])
    writeFileSync(join(folder, 'npm-cli.js'), failing('EAI_AGAIN'))
    await expect(ensureInstalled({ folder, say: () => undefined })).rejects.toThrow('check the network and try again')
  })

  it.each([
    [true, '--include=dev'],
    [false, '--omit=dev'],
  ])('are installed by npm when they are not sufficient, with those for checks: %s', async (checks, option) => {
    write(a)
    const script = `require("fs").writeFileSync("asked.json", JSON.stringify(process.argv.slice(2)))`
    writeFileSync(join(folder, 'npm-cli.js'), script)
    vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'))
    await ensureInstalled({ checks, folder, say: () => undefined })
    const { default: asked } = (await import(join(folder, 'asked.json'))) as { default: string[] }
    expect(asked.slice(0, 2)).toEqual(['ci', option])
  })
})
