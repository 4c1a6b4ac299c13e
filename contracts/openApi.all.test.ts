import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openDemoHost } from './verification/providers.ts'
import { because, maven, missing, slow } from '#tests/support/maven.ts'

const document = fileURLToPath(new URL('openapi.yaml', import.meta.url))
const generated = fileURLToPath(new URL('openApi', import.meta.url))

it('Redocly finds nothing in the OpenAPI document', slow, ({ skip }) => {
  const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const lint = ['-y', '@redocly/cli@2.77.0', 'lint', '--extends', 'recommended-strict', document]
  const { status, stdout, stderr } = spawnSync('npx', lint, { encoding: 'utf8', env })
  const reason = 'npm cannot reach its registry, and has no local copy of Redocly'
  if (/\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED)\b/.test(stderr)) {
    console.log(`skipped: the OpenAPI document was not linted: ${reason}`)
    skip(reason)
  }
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
})

it.skipIf(missing !== undefined)(
  `a Java client and a Spring stub made of it compile, and the client orders two units${because}`,
  slow,
  async (context) => {
    const { baseUrl, close } = await openDemoHost()
    try {
      const { code, output } = await maven(generated, ['clean', 'test', `-Dapi.url=${baseUrl}`], context)
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    } finally {
      await close()
    }
  },
)
