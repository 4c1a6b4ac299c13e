import { readFileSync } from 'node:fs'

function fromVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function fromPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

const readers = { vitest: fromVitest, playwright: fromPlaywright }

/**
 * How many checks of a finished stage passed and failed, from its report. A stage that failed without naming a failed
 * check, left no report or ran nothing counts as one failure: no check may be unable to fail.
 */
export function countsOf(stage, succeeded) {
  if (stage.counts === 'one') return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
  try {
    const counts = readers[stage.counts](JSON.parse(readFileSync(stage.report, 'utf8')))
    if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'no test ran' }
    if (!succeeded && counts.failed === 0) return { ...counts, failed: 1, note: 'failed outside its tests' }
    return counts
  } catch {
    return { passed: 0, failed: 1, skipped: 0, note: 'left no report' }
  }
}
