import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LINES_OF_A_MESSAGE = 20

function failure(name, message) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n')
  const ours = lines.filter((line) => !line.includes('/node_modules/') && !/^ +at new Promise/.test(line))
  return { name, message: ours.slice(0, LINES_OF_A_MESSAGE).join('\n') }
}

function ofVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages.join('\n')))
    // The file could not be loaded, or a hook failed.
    return status === 'failed' && message !== '' ? [...tests, failure(file, message)] : tests
  })
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures }
}

function ofPlaywright({ stats, suites, errors }) {
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
  const failures = suites
    .flatMap(specsOf)
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const messages = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return failure(`${spec.file}:${spec.line} › ${spec.title}`, messages.map(({ message }) => message).join('\n'))
    })
  return {
    ...{ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    failures: [...failures, ...errors.map(({ message }) => failure('Playwright', message))],
  }
}

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.stats ? ofPlaywright(report) : ofVitest(report)
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] } // A stopped run leaves an incomplete report.
  }
}

/**
 * Reads the JSON reports of Vitest and Playwright in `folder`, one for each stage. Returns how many tests passed, failed and were
 * skipped, and for each failure its file, its title and the first lines of its message; for each of the `failedStages` without
 * one, where to look.
 */
export function readReports(folder, failedStages) {
  const reports = readdirSync(folder).map((file) => ({
    ...readReport(path.join(folder, file)),
    stage: path.parse(file).name,
  }))
  const sum = (name) => reports.reduce((total, report) => total + report[name], 0)
  const explained = reports.filter(({ failures }) => failures.length > 0).map(({ stage }) => stage)
  const unexplained = failedStages.filter((stage) => !explained.includes(stage))
  return {
    ...{ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
    failures: [
      ...reports.flatMap(({ failures }) => failures),
      ...unexplained.map((stage) => failure(stage, 'failed outside of its tests: see its output above')),
    ],
  }
}
