import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { buildVersion } from './buildVersion.ts'
import { projectFolder } from './prepare.mjs'

afterEach(() => vi.unstubAllEnvs())

it('is the project’s version at the moment of the build', () => {
  const packageFile = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }
  expect(buildVersion(new Date('2026-11-22T05:46:07.891Z'))).toEqual({
    version: packageFile.version,
    builtAt: '2026-11-22T05:46:07Z',
  })
})

it('has the time of SOURCE_DATE_EPOCH in a reproducible build', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000')
  expect(buildVersion().builtAt).toBe('2023-11-14T22:13:20Z')
  vi.stubEnv('SOURCE_DATE_EPOCH', 'yesterday')
  expect(buildVersion(new Date('2026-01-01T00:00:00Z')).builtAt).toBe('2026-01-01T00:00:00Z')
})
