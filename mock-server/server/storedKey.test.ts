import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { storedDeskKey } from './deskKey.ts'

it('the desk key of a data folder stays the same, only its user may read it, and another folder has another', () => {
  const data = mkdtempSync(join(tmpdir(), 'hotel-key-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const file = join(data, 'desk-key')
  const key = storedDeskKey(data)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  chmodSync(file, 0o644)
  expect(storedDeskKey(data)).toBe(key)
  if (process.platform !== 'win32') expect(statSync(file).mode % 0o1000).toBe(0o600)
  rmSync(file)
  expect(storedDeskKey(data)).not.toBe(key)
})
