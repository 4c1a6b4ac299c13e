// Puts one small fault after the other into the rooms where it would cost a guest most, in a copy, and counts how many
// of them a test of the room sees. Takes names of rooms, none for all:
// node --import tsx tests/mutation/run.ts [money dates wire config session receipts]
import process from 'node:process'
import { Stryker } from '@stryker-mutator/core'
import { rooms } from './rooms.ts'
import { LEAST_PERCENT, percentOf, rowOf, scoreOf, sum, type Score } from './score.ts'

async function scoreRoom(name: string): Promise<Score> {
  const room = rooms[name]
  if (room === undefined) throw new Error(`There is no room "${name}"; there are ${Object.keys(rooms).join(', ')}`)
  process.env['MUTATION_ROOM'] = name
  const started = performance.now()
  const stryker = new Stryker({
    configFile: 'tests/mutation/stryker.config.json',
    mutate: [...room.files],
    jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  })
  const faults = await stryker.runMutationTest()
  return scoreOf(
    faults.map(({ status }) => status),
    (performance.now() - started) / 60_000,
  )
}

// Tests run in threads, which cannot be given the time zone of `test.env` in vite.config.ts any more.
process.env['TZ'] = 'America/New_York'
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(rooms)
const scores: [string, Score][] = []
for (const name of wanted) scores.push([name, await scoreRoom(name)])
const whole = sum(scores.map(([, score]) => score))
const table = ['| room | faults | seen | of them by time-out | % | minutes |', '|---|---|---|---|---|---|']
table.push(...scores.map(([name, score]) => rowOf(name, score)), rowOf('all', whole))
process.stdout.write(`${table.join('\n')}\n`)
process.exitCode = percentOf(whole) >= LEAST_PERCENT ? 0 : 1
