import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { projectFolder } from './prepare.mjs'

const program = join(import.meta.dirname, 'checkFirst.cjs')
// Vitest would load the file as an ES module.
const { complaintOf } = createRequire(import.meta.url)(program) as {
  complaintOf: (version: string, folder: string) => string | undefined
}

describe('before every command', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('Node %s is accepted', (version) => {
    expect(complaintOf(version, '/hotel')).toBeUndefined()
  })

  it.each(['20.18.3', '18.20.8', '12.22.12', '0.10.48'])('Node %s is rejected with one sentence', (version) => {
    expect(complaintOf(version, '/hotel')).toBe(
      `This needs Node 20.19 or newer, and this is Node ${version}: see https://nodejs.org.`,
    )
  })

  it('a folder is accepted whose path the tools can read', () => {
    expect(complaintOf('20.19.0', '/Хотел (a) [b] {c} & "d" $e $& !f `g` @h ~i ^j =k +l ,m ;n |o <p>')).toBeUndefined()
  })

  it.each([
    ["/Maria's demo", "'"],
    ['/bugs #1', '#'],
    ['/why?/#1', '# and ?'],
    ['/50%', '%'],
    ['/*', '*'],
    ['/a\\b', '\\'],
    ['/a:b', ':'],
    ['/a\nb', 'a line break'],
  ])('the folder %j is rejected with one sentence', (folder, characters) => {
    expect(complaintOf('20.19.0', folder)).toBe(
      `The path of this folder, ${folder}, has ${characters} in it, which the tools cannot read: move or rename it.`,
    )
  })

  it.each([
    ['src/build/checkFirst.cjs', 'es2015', []],
    ['src/build/runCommand.mjs', 'es2018', ['./checkFirst.cjs', './cliError.mjs']],
    ['src/build/cliError.mjs', 'es2018', []],
    ['mock-server/server/start.mjs', 'es2018', ['#src/build/checkFirst.cjs']],
    ['tests/run.mjs', 'es2018', ['#src/build/runCommand.mjs']],
  ])('an old Node can read %s', async (file, target, imported) => {
    const source = readFileSync(join(projectFolder, file), 'utf8')
    const [inOldSyntax, asWritten] = await Promise.all(
      [target, 'esnext'].map((each) => transformWithOxc(source, file, { target: each })),
    )
    expect(inOldSyntax?.code).toBe(asWritten?.code)
    expect([...source.matchAll(/^import .*'(.+)'$/gm)].map(([, name]) => name)).toEqual(imported)
  })

  it('the check is made', () => {
    const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    for (const script of Object.values(scripts))
      expect(script).toMatch(/^(?:node src\/build\/checkFirst\.cjs && |npm run )/)
  })
})
