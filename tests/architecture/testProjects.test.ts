import { execFileSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'
import { projectNames, root, versionedFiles } from './sources.ts'

interface Listed {
  readonly file: string
  readonly projectName: string
}

/** Projects without a test file, and test files that do not belong to exactly one project. */
function misassigned(projects: readonly string[], files: readonly string[], listed: readonly Listed[]): string[] {
  const of = (file: string) => listed.filter((each) => each.file === file).map(({ projectName }) => projectName)
  const empty = projects.filter((name) => !listed.some(({ projectName }) => projectName === name))
  const wrong = files.filter((file) => of(file).length !== 1)
  return [
    ...empty.map((name) => `the project ${name} has no test file`),
    ...wrong.map((file) => `${file} belongs to ${of(file).join(' and ') || 'no project'}`),
  ]
}

it(
  'every Vitest project has test files, and every test file belongs to exactly one project',
  { timeout: 60_000 },
  () => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const output = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', '--json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const listed = (JSON.parse(output) as Listed[]).map(({ file, projectName }) => ({
      projectName,
      file: path.relative(root, file).replaceAll(path.sep, '/'),
    }))
    const files = versionedFiles('*.test.ts', '*.test.tsx', '*.test.mjs')
    expect(projectNames().length).toBeGreaterThan(5)
    expect(misassigned(projectNames(), files, listed)).toEqual([])
  },
)

it('an empty project, a file of no project and a file of two projects are reported', () => {
  const listed = [
    { file: 'a.test.ts', projectName: 'unit' },
    { file: 'a.test.ts', projectName: 'host' },
    { file: 'b.test.ts', projectName: 'unit' },
  ]
  expect(misassigned(['unit', 'host', 'page'], ['a.test.ts', 'b.test.ts', 'c.test.mjs'], listed)).toEqual([
    'the project page has no test file',
    'a.test.ts belongs to unit and host',
    'c.test.mjs belongs to no project',
  ])
})
