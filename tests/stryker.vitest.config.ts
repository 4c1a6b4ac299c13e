import path from 'node:path'
import process from 'node:process'
import { loadConfigFromFile } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const { MUTATE: folder = 'src/outbox' } = process.env
// A thread cannot have a time zone of its own.
process.env['TZ'] = 'America/New_York'

const root = path.resolve(import.meta.dirname, '..')

/** Tests elsewhere that prove what the folder does. */
const elsewhere: Readonly<Record<string, string[]>> = {
  'src/schemas': ['mock-server/handlers/{menus,demo/mirror}.test.ts', 'src/outbox/reconcileReceipt.test.tsx'],
  'src/api': ['tests/properties/hostileAnswers.test.ts'],
  'src/outbox': [
    'tests/properties/orderLife.test.ts',
    'src/screens/{leave-rating,my-*,report-problem,request-amenities,reserve-table,room-service,spa-center}/*.test.{ts,tsx}',
    'src/app/layout/layout.test.tsx',
    'tests/integration/{device,session}.test.tsx',
  ],
  'mock-server/handlers': ['mock-server/{hotel/{hotel,requestLog},scenarios/*,server/hostileRequests}.test.ts'],
}
const also = (folders: RegExp) => (elsewhere[folder] ?? []).filter((each) => folders.test(each))

/** The tests of the mutated folder by project: static mutants run all of them, so they are no more than that. */
const tests: Readonly<Record<string, string[]>> = {
  node: [`${folder}/**/!(*.dom).test.ts`, ...also(/^mock-server/)],
  page: [`${folder}/**/*.{dom.test.ts,test.tsx}`, ...also(/^(?:src|tests)/)],
}

/** A project of `vite.config.ts` in threads: Stryker sets the active mutant in a global variable, which a VM context would hide. */
function ofStryker(project: TestProjectConfiguration): TestProjectConfiguration[] {
  if (typeof project !== 'object' || !('test' in project)) return []
  const name = typeof project.test?.name === 'string' ? project.test.name : ''
  const include = tests[name]
  if (include === undefined) return []
  const environment = name === 'page' ? 'jsdom' : 'node'
  const inThread = { isolate: name === 'page', pool: 'threads' as const, maxWorkers: 1, environment }
  return [{ ...project, test: { ...project.test, ...inThread, include, exclude: [] } }]
}

export default defineConfig(async (env) => {
  const whole = (await loadConfigFromFile(env, path.join(root, 'vite.config.ts')))?.config
  if (whole?.test === undefined) throw new Error('vite.config.ts has no tests')
  const { projects = [], ...test } = whole.test
  return { ...whole, root, test: { ...test, projects: projects.flatMap(ofStryker) } }
})
