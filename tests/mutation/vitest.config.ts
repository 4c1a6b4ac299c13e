import path from 'node:path'
import process from 'node:process'
import { loadConfigFromFile } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { rooms } from './rooms.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Nothing outlives a run, which is that of one fault: within it files share a thread and a page, which take longer than all else. */
const inOneThread = { isolate: false }

/** A project of `vite.config.ts` with some of its tests alone; nothing where there are none. */
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

/** The tests of one room, set up as `npm test` does it. Throws for a room that is not there. */
export default defineConfig(async (env) => {
  const room = rooms[process.env['MUTATION_ROOM'] ?? '']
  const whole = (await loadConfigFromFile(env, path.join(root, 'vite.config.ts')))?.config
  if (room === undefined || whole?.test === undefined)
    throw new Error('There is no room to test, or no configuration of its tests')
  const { projects = [], ...test } = whole.test
  const ofRoom = (['unit', 'page'] as const).flatMap((name) => narrowed(projects, name, room.tests[name]))
  return { ...whole, root, test: { ...test, projects: ofRoom } }
})
