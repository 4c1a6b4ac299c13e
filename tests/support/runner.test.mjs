import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { countsOf } from './counts.mjs'
import { runInOrder } from './schedule.mjs'
import { chosenStages, stages } from './stages.mjs'

function reported(counts, content) {
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(report, JSON.stringify(content))
  return { counts, report }
}

const vitest = (more) =>
  reported('vitest', {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...more,
  })

describe('counting', () => {
  it('takes the tests that a report names', () => {
    expect(countsOf(vitest({ numPassedTests: 3 }), true)).toEqual({ passed: 3, failed: 0, skipped: 0 })
    const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 4 }
    expect(countsOf(reported('playwright', { stats, errors: [] }), false)).toEqual({ passed: 2, failed: 2, skipped: 4 })
    expect(countsOf({ counts: 'one' }, true)).toMatchObject({ passed: 1, failed: 0 })
  })

  it('never lets a stage pass that ran nothing, left no report, or failed beside its tests', () => {
    expect(countsOf(vitest({}), true)).toMatchObject({ passed: 0, failed: 1, note: 'no test ran' })
    expect(countsOf({ counts: 'vitest', report: '/nowhere.json' }, true)).toMatchObject({
      failed: 1,
      note: 'left no report',
    })
    expect(countsOf(vitest({ numPassedTests: 3 }), false)).toMatchObject({
      passed: 3,
      failed: 1,
      note: 'failed outside its tests',
    })
    const broken = [{ status: 'failed', assertionResults: [] }]
    expect(countsOf(vitest({ numPassedTests: 3, testResults: broken }), false)).toMatchObject({ passed: 3, failed: 1 })
    expect(countsOf({ counts: 'one' }, false)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('the stages', () => {
  it('can be chosen by name, and bring what they need', () => {
    expect(chosenStages(['e2e', 'types']).map(({ name }) => name)).toEqual([
      'types',
      'build',
      'demo',
      'desk',
      'demo-desk',
      'e2e',
    ])
    expect(chosenStages(undefined)).toBe(stages)
    expect(() => chosenStages(['end2end'])).toThrow(/no stage "end2end"/)
  })

  it.each([1, 2, 3])('run each once, after what they need, in %i lanes', async (lanes) => {
    const ran = []
    let together = 0
    const run = async ({ name, alone }) => {
      together++
      await Promise.resolve()
      expect(together).toBeLessThanOrEqual(alone ? 1 : lanes)
      together--
      ran.push(name)
      return { name, failed: 0 }
    }
    const results = await runInOrder(stages, { lanes, run, skip: () => expect.unreachable() })
    expect(results.map(({ name }) => name)).toEqual(stages.map(({ name }) => name))
    expect(ran.toSorted()).toEqual(stages.map(({ name }) => name).toSorted())
    expect(ran.indexOf('e2e')).toBeGreaterThan(Math.max(ran.indexOf('build'), ran.indexOf('demo')))
  })

  it('are skipped, and fail, when what they need failed; the others still run', async () => {
    const run = async ({ name }) => ({ name, failed: name === 'build' ? 1 : 0 })
    const skip = ({ name }, missing) => ({ name, failed: 1, missing })
    const results = await runInOrder(stages, { lanes: 1, run, skip })
    expect(results.filter(({ failed }) => failed > 0).map(({ name }) => name)).toEqual(['build', 'production', 'e2e'])
  })
})
