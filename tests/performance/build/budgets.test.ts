import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overBudget, weigh, type Weighed } from './budgets.ts'
import { BuiltApp } from './chunks.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'budgets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Random bytes, which compression cannot make smaller. */
const noise = (kib: number) => randomBytes(Math.round(kib * 1024))

const page = `
  <style>${randomBytes(6000).toString('hex')} url("data:,${randomBytes(4200).toString('hex')}")</style>
  <link rel="modulepreload" crossorigin href="/assets/preloaded.js" />
  <script type="module" async>${randomBytes(1024).toString('hex')}</script>
  <script type="module" crossorigin src="/assets/index.js"></script>`

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/A.tsx', '_grouped.js', 'src/i18n/screens.ts'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  '_preloaded.js': { file: 'assets/preloaded.js' },
  'src/A.tsx': { file: 'assets/A.js', src: 'src/A.tsx', imports: ['_shared.js', '_ofRoutes.js', '_shared-1a.js'] },
  '_shared-1a.js': { file: 'assets/shared-1a.js' },
  '_ofRoutes.js': { file: 'assets/ofRoutes.js', imports: ['_shared.js'] },
  '_grouped.js': { file: 'assets/grouped.js', name: 'grouped', imports: ['_ofRoutes.js'] },
  'src/i18n/screens.ts': { file: 'assets/screens.js', src: 'src/i18n/screens.ts' },
}

const sizes = {
  ...{ 'assets/index.js': 100, 'assets/shared.js': 50, 'assets/preloaded.js': 10 },
  ...{ 'assets/A.js': 8, 'assets/ofRoutes.js': 3, 'assets/grouped.js': 13, 'assets/screens.js': 40.5 },
  'assets/shared-1a.js': 4,
  ...{ 'assets/a.woff2': 20, 'assets/b.woff2': 24 },
}

function weighed(files: Record<string, number> = sizes, chunks: object = manifest): readonly Weighed[] {
  for (const [name, kib] of Object.entries({ ...files, '.vite/manifest.json': 0 })) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), noise(kib))
  }
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(chunks))
  writeFileSync(path.join(folder, 'index.html'), page)
  return weigh(new BuiltApp(folder), folder)
}

const rounded = (all: readonly Weighed[]) => all.map(({ name, kib }) => [name, Math.floor(kib * 2) / 2])

it('measures the first load with all its imports, and each later chunk without the files of the first load', () => {
  expect(rounded(weighed())).toEqual([
    ...[
      ['first-load JS', 161],
      ['first-load CSS', 6],
      ['fonts', 44],
      ['header picture', 4],
    ],
    ...[
      ['shared by screens', 4],
      ['texts', 40.5],
      ['route src/A.tsx', 11],
      ['route grouped', 16],
    ],
  ])
})

it('names each file that exceeds its budget, with its size and the limit', () => {
  expect(overBudget(weighed())).toEqual([
    expect.stringMatching(/^header picture is 4\.\d KiB, its budget 4 KiB$/),
    expect.stringMatching(/^texts is 40\.\d KiB, its budget [\d.]+ KiB$/),
    expect.stringMatching(/^route grouped is 16\.\d KiB, its budget 12 KiB$/),
  ])
})

it('reports 20 KiB added to the first load', () => {
  const shared = { ...manifest['_shared.js'], imports: ['_planted.js'] }
  const all = weighed(
    { ...sizes, 'assets/planted.js': 20 },
    { ...manifest, '_shared.js': shared, '_planted.js': { file: 'assets/planted.js' } },
  )
  expect(overBudget(all)).toContainEqual(expect.stringMatching(/^first-load JS is 181\.\d KiB, its budget [\d.]+ KiB$/))
})
