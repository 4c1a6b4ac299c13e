import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprintOf } from './hostBuild.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotel-sources-'))
  for (const name of ['src/ui', 'mock-server', 'fixtures']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'src/ui/a.ts'])
    writeFileSync(join(folder, name), name)
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each([
  ['changed', 'src/ui/a.ts'],
  ['new', 'fixtures/picture.svg'],
  ['locked in another version', 'package-lock.json'],
])('the sources have another fingerprint when a file is %s', (_how, file) => {
  const before = fingerprintOf(folder)
  expect(fingerprintOf(folder)).toBe(before)
  writeFileSync(join(folder, file), 'other')
  expect(fingerprintOf(folder)).not.toBe(before)
})
