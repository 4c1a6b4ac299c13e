import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storedDeskKey } from './storedKey.ts'

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'hotel-key-'))
})
afterEach(() => rmSync(data, { recursive: true }))

it('the desk key of a data folder stays the same, and another folder has another', () => {
  const key = storedDeskKey(data)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(storedDeskKey(data)).toBe(key)
  rmSync(join(data, 'desk-key'))
  expect(storedDeskKey(data)).not.toBe(key)
})

it.skipIf(process.platform === 'win32')('only the user who runs the host may read the key', () => {
  storedDeskKey(data)
  chmodSync(join(data, 'desk-key'), 0o644)
  storedDeskKey(data)
  expect(statSync(join(data, 'desk-key')).mode % 0o1000).toBe(0o600)
})
