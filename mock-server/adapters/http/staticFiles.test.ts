import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { FileResponse, StaticFolder } from './staticFiles.ts'

const root = mkdtempSync(join(tmpdir(), 'hotel-static-'))
afterAll(() => rmSync(root, { recursive: true }))

writeFileSync(join(root, 'app.js'), 'export {}')
symlinkSync('.', join(root, 'again'))
const folder = new StaticFolder(root)

async function bytesOf(path: string, headers = {}): Promise<Uint8Array> {
  const response = await folder.answer(path, new Request('http://hotel.test', { headers }), 'no-cache')
  return response instanceof FileResponse ? response.fileBytes : expect.unreachable(path)
}

it('reads a file once for all its names and all concurrent requests, without copying it', async () => {
  const spellings = ['/app.js', '/again/app.js', '/again/again/again/app.js', '//again/./app.js']
  const [first, ...others] = await Promise.all(spellings.map((path) => bytesOf(path)))
  expect(Buffer.from(first ?? []).toString()).toBe('export {}')
  for (const other of others) expect(other).toBe(first)
  const gzip = { 'accept-encoding': 'gzip' }
  expect(await bytesOf('/again/app.js', gzip)).toBe(await bytesOf('/app.js', gzip))
})
