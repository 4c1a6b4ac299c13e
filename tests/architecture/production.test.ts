import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import guests from '#fixtures/guests.json'
import products from '#fixtures/products.json'
import { tooNewIn } from './engines.ts'
import { root } from './sources.ts'

const readable = /\.(?:js|mjs|css|html|json|svg|txt|map|webmanifest)$/

/** Names and texts of everything in a build, as one text. */
function contentOf(folder: string): string {
  const base = path.join(root, folder)
  if (!existsSync(base)) throw new Error(`${folder} is not built: run "npm test -- production"`)
  const names = readdirSync(base, { recursive: true, encoding: 'utf8' })
  return names
    .map((name) => `${name}\n${readable.test(name) ? readFileSync(path.join(base, name), 'utf8') : ''}`)
    .join('\n')
}

/** What only the fake hotel contains. Each is looked for in the demo build too, or finding nothing would prove nothing. */
const traces: readonly (readonly [what: string, trace: RegExp])[] = [
  ['msw\u2019s worker', /mockServiceWorker/],
  ['msw', /\bmsw\b/i],
  ['@mswjs/data', /@mswjs|primaryKey/],
  ['the hotel\u2019s pictures', /hotel-pictures/],
  ['the first guest\u2019s account', /100200/],
  ...guests.map(({ fullName }) => [`the guest ${fullName}`, new RegExp(fullName)] as const),
  // Not the first, a dish that the recommendations name too.
  ...products.slice(1, 4).map(({ label }) => [`the dish ${label}`, new RegExp(label)] as const),
]

const production = contentOf('dist')
const demo = contentOf('dist-demo')

describe('the production build holds no trace of the fake hotel', () => {
  it.each(traces)('%s', (_what, trace) => {
    expect({ inProduction: trace.test(production), inDemo: trace.test(demo) }).toEqual({
      inProduction: false,
      inDemo: true,
    })
  })

  it('and it is the app', () => {
    expect(production.includes('index.html') && production.includes('room-service')).toBe(true)
    expect(production.length).toBeGreaterThan(100_000)
  })
})

describe.each(['dist', 'dist-demo'])('%s/index.html', (folder) => {
  const page = readFileSync(path.join(root, folder, 'index.html'), 'utf8')

  it('has no inline script or style, for a strict Content-Security-Policy', () => {
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/i)
    expect(page).not.toMatch(/<style\b/i)
    expect(page).not.toMatch(/\sstyle=/i)
    expect(page).not.toMatch(/\son\w+=/i)
    expect(page).not.toMatch(/(?:src|href)="(?:data|javascript):/i)
  })
})

/** Methods that happen to be called like one that the oldest engines lack. */
const namesakes: Readonly<Record<string, string>> = {
  '.createContext': 'React',
  '.forget': 'keptChoice.ts',
  '.use': 'React',
  '.navigate': 'React Router',
  '.dispatch': 'Redux',
  '.subscribe': 'Redux',
  '.unsubscribe': 'RTK Query',
  '.endpoints': 'RTK Query',
  '.fallback': 'Valibot',
  '.detect': 'i18next',
  '.escape': 'i18next',
  '.handle': 'i18next, Workbox',
  '.destroy': 'Workbox',
  '.fetch': 'Workbox',
}
/** What is called only where it is there. */
const askedFirst: Readonly<Record<string, string>> = {
  '.createPolicy': 'trustedScript.ts',
  '.createScriptURL': 'trustedScript.ts',
  '.requestIdleCallback': 'useBehindFirstScreen.ts',
  '.startViewTransition': 'React',
  '.skipTransition': 'React',
  '.getTextInfo': 'i18next',
}

it('everything in dist runs on iOS 15.4, Chrome and WebView 94 and Firefox 115: it calls nothing that they lack', () => {
  const names = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  const found = names.flatMap((name) =>
    tooNewIn(readFileSync(path.join(root, 'dist', name), 'utf8')).map((what) => `${what} in ${name}`),
  )
  const nameIn = (line: string) => line.replace(/ in .*/, '')
  expect(found.filter((line) => !(nameIn(line) in namesakes) && !(nameIn(line) in askedFirst))).toEqual([])
  const called = new Set(found.map(nameIn))
  expect([...Object.keys(namesakes), ...Object.keys(askedFirst)].filter((name) => !called.has(name))).toEqual([])
})

it('dist-demo answers an unknown path with the app, on a host that looks for 404.html', () => {
  const [page, unknown] = ['index.html', '404.html'].map((name) =>
    readFileSync(path.join(root, 'dist-demo', name), 'utf8'),
  )
  expect(unknown).toBe(page)
})

it('the worker in dist is made of parts that stand under dependencies, as all does that a guest gets', () => {
  const worker = readFileSync(path.join(root, 'dist', 'sw.js'), 'utf8')
  const parts = [...worker.matchAll(/workbox:(\w+):/g)].map(([, part]) => `workbox-${part}`)
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: object }
  expect(parts.toSorted()).toEqual(Object.keys(dependencies).filter((name) => name.startsWith('workbox-')))
})

it('dist tells in version.json, for whoever watches over it, which build it is', () => {
  const told = JSON.parse(readFileSync(path.join(root, 'dist', 'version.json'), 'utf8')) as object
  expect(told).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    builtAt: expect.stringMatching(/^20\d\d-.*Z$/),
  })
})
