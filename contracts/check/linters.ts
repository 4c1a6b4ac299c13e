import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, here, runTool } from './tools.ts'

const REDOCLY = '@redocly/cli@2.77.0'
const SPECTRAL = '@stoplight/spectral-cli@6.16.3'
const documents = ['openapi.json', 'openapi-3.0.json'].map((name) => here(`../pages/${name}`))
const missing = 'npx is missing: it comes with Node.'

/** Redocly's and Spectral's recommended rules find nothing, not even a hint, in both documents. */
export async function checkLinters(): Promise<void> {
  const rules = join(CACHE, 'spectral.yaml')
  writeFileSync(rules, 'extends: spectral:oas\n')
  const redocly = ['lint', '--extends', 'recommended-strict', '--max-problems', '20', ...documents]
  await runTool('npx', ['-y', REDOCLY, ...redocly], missing)
  const spectral = ['lint', '--ruleset', rules, '--fail-severity', 'hint', ...documents]
  await runTool('npx', ['-y', '-p', SPECTRAL, 'spectral', ...spectral], missing)
}
