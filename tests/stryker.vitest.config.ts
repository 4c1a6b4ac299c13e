import path from 'node:path'
import process from 'node:process'
import { loadConfigFromFile } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

// A thread cannot have a time zone of its own.
process.env['TZ'] = 'America/New_York'

const root = path.resolve(import.meta.dirname, '..')

/** The tests beside the mutated files, and those of all together. */
const tests: Readonly<Record<string, string[]>> = {
  node: ['{src/submissions,src/schemas,src/api,mock-server/handlers}/**/!(*.dom).test.ts'],
  page: [
    '{src/submissions,src/api}/**/*.{dom.test.ts,test.tsx}',
    'tests/properties/{orderLife,hostileAnswers}.test.ts',
    'tests/integration/{hotelApi,oddAnswers}.test.ts',
  ],
}

/** A project of `vite.config.ts` in one thread: Stryker sets the active mutant in a global variable, which a VM context would hide. */
function ofStryker(project: TestProjectConfiguration): TestProjectConfiguration[] {
  if (typeof project !== 'object' || !('test' in project)) return []
  const name = typeof project.test?.name === 'string' ? project.test.name : ''
  const include = tests[name]
  if (include === undefined) return []
  const environment = name === 'page' ? 'jsdom' : 'node'
  const inOneThread = { isolate: true, pool: 'threads' as const, maxWorkers: 1, environment }
  return [{ ...project, test: { ...project.test, ...inOneThread, include, exclude: [] } }]
}

export default defineConfig(async (env) => {
  const whole = (await loadConfigFromFile(env, path.join(root, 'vite.config.ts')))?.config
  if (whole?.test === undefined) throw new Error('vite.config.ts has no tests')
  const { projects = [], ...test } = whole.test
  return {
    ...whole,
    root,
    test: { ...test, experimental: { fsModuleCache: false }, projects: projects.flatMap(ofStryker) },
  }
})
