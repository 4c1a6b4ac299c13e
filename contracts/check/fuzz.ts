import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { openApiDocument } from '#contracts/generate/openApi/document.ts'
import { CACHE, here, runTool } from './tools.ts'

const VERSION = '4.32.5'
const missing = `Schemathesis ${VERSION} cannot be installed here: it needs Python 3.10 or later, with venv and pip. Or set SCHEMATHESIS to an installed one.`

/** The program: the one that `SCHEMATHESIS` names, or one of the pinned version that is installed on first use. */
async function schemathesis(): Promise<string> {
  const given = process.env['SCHEMATHESIS']
  if (given !== undefined) return given
  const folder = join(CACHE, `schemathesis-${VERSION}`)
  const program = join(folder, 'bin', 'schemathesis')
  if (existsSync(program)) return program
  await runTool('python3', ['-m', 'venv', folder], missing)
  await runTool(join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`], missing)
  return program
}

async function signIn(stub: string): Promise<string> {
  const response = await fetch(`${stub}/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber: '100200', roomNumber: '305' }),
  })
  const { sessionId } = (await response.json()) as { sessionId: string } // answered by our own stub
  return sessionId
}

/**
 * Schemathesis, with all checks and more than 2,000 requests, finds no answer of the stub that differs from the document. The
 * document here has the types of ids, which code generators do not get.
 */
export async function checkFuzzing(stub: string, seed: string): Promise<void> {
  const program = await schemathesis()
  const document = join(CACHE, 'openapi-for-schemathesis.json')
  writeFileSync(document, JSON.stringify(openApiDocument((schema) => schema)))
  const options = ['--checks', 'all', '--max-examples', '150', '--seed', seed, '--continue-on-failure']
  // It warns that keys which it repeats are answered with 422.
  const quiet = ['--warnings', 'off', '--no-color']
  await runTool(
    program,
    [
      ...['--config-file', here('schemathesis.toml'), 'run', document, '--url', stub],
      ...['-H', `Authorization: Bearer ${await signIn(stub)}`, ...options, ...quiet],
    ],
    missing,
  )
}
