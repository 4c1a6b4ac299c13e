import path from 'node:path'
import process from 'node:process'
import { loadConfigFromFile } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { targets } from './targets.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Each run tests one mutant, so its test files can share one thread and one jsdom page, which are slow to start. They do not run
 * in VM contexts, because Stryker sets the active mutant in a global variable.
 */
const inOneThread = { isolate: false, pool: 'threads' as const, maxWorkers: 1 }

/** A project of `vite.config.ts` with only these tests; empty if there are none. */
function narrowed(
  projects: readonly TestProjectConfiguration[],
  name: string,
  include: readonly string[] = [],
): TestProjectConfiguration[] {
  const known = projects.flatMap((each) => (typeof each === 'object' && 'test' in each ? [each] : []))
  const found = known.find(({ test }) => test?.name === name)
  if (found === undefined || include.length === 0) return []
  return [{ ...found, test: { ...found.test, ...inOneThread, include: [...include], exclude: [] } }]
}

/** The tests of one target, set up as in `npm test`. Throws for an unknown target. */
export default defineConfig(async (env) => {
  const target = targets[process.env['MUTATION_TARGET'] ?? '']
  const whole = (await loadConfigFromFile(env, path.join(root, 'vite.config.ts')))?.config
  if (target === undefined || whole?.test === undefined)
    throw new Error('MUTATION_TARGET names no target, or vite.config.ts has no tests')
  const { projects = [], ...test } = whole.test
  const ofTarget = (['unit', 'page'] as const).flatMap((name) => narrowed(projects, name, target.tests[name]))
  return { ...whole, root, test: { ...test, projects: ofTarget } }
})
