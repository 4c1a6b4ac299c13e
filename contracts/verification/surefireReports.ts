import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' }

/** A test of pact-jvm, named by the description of its interaction. */
export interface JvmTest {
  readonly name: string
  readonly passed: boolean
}

function testsOf(report: string): JvmTest[] {
  const xml = readFileSync(report, 'utf8')
  const plain = (text: string) => text.replaceAll(/&(\w+);/g, (all, entity: string) => entities[entity] ?? all)
  const cases = xml.matchAll(/<testcase name="([^"]*)"[^>]*?(?:\/>|>(.*?)<\/testcase>)/gs)
  return [...cases].map(([, name = '', inside = '']) => ({
    name: plain(name.replace(/^.*?hotel-guest-companion - /, '')),
    passed: !/<(?:failure|error|skipped)\b/.test(inside),
  }))
}

/** Where Maven writes the reports of a project's tests. */
export function reportsOf(project: string): string {
  return join(project, 'target', 'surefire-reports')
}

/** The tests of the last run of a Maven project. */
export function jvmTestsOf(project: string): readonly JvmTest[] {
  const folder = reportsOf(project)
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : []
  return reports.flatMap((name) => testsOf(join(folder, name)))
}
