import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { groupNames, modulesOf } from '#src/screens/home/homeGroups.ts'
import bg from '#src/i18n/bg/home.json'
import en from '#src/i18n/en/home.json'
import es from '#src/i18n/es/home.json'
import { languages } from '#src/lib/languages.ts'
import { errorPosition } from '#src/deploy/errorPosition.ts'
import { packagesOfBuild } from '#src/deploy/packagesOfBuild.ts'
import { inlineCode, inlineSources } from '#src/deploy/securityHeaders.ts'
import { contentOf, traces } from './builds.ts'
import { tooNewIn, tooNewInStyles, withoutFallback } from './engines.ts'

const root = path.resolve(import.meta.dirname, '../..')

const production = contentOf('dist')

describe('the production build', () => {
  it.each(traces)('contains no code of the mock server: %s', (_what, trace) => {
    expect(trace.test(production)).toBe(false)
  })

  it('is the app', () => {
    expect(production.includes('index.html') && production.includes('room-service')).toBe(true)
    expect(production.length).toBeGreaterThan(100_000)
  })
})

describe('the pages of the desk on a host', () => {
  it.each(traces.slice(0, 3))(
    'contain no code of the mock server, which runs there beside them: %s',
    (_what, trace) => {
      expect(trace.test(contentOf('dist-desk'))).toBe(false)
    },
  )
})

describe('dist/index.html', () => {
  const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8')

  it('has an inline style and inline scripts, which the policy allows by hash, and no other inline code', () => {
    const inPage = { scripts: page.match(/<script>/g), styles: page.match(/<style>/g) }
    expect([inPage.scripts?.length, inPage.styles?.length]).toEqual([2, 1])
    const hash = expect.stringMatching(/^'sha256-/) as string
    expect(inlineSources(page)).toEqual({ scripts: [hash, hash], styles: [hash] })
    expect(page).toMatch(/<style>.*\.frame-hero/s)
    expect(page).not.toMatch(/<[^>]*\sstyle=/i)
    expect(page).not.toMatch(/<[^>]*\son\w+=/i)
    expect(page).not.toMatch(/(?:src|href)="(?:data|javascript):/i)
    expect(page).not.toMatch(/<link\b[^>]*rel="stylesheet"/i)
  })

  it('names the three scripts of the app only in a template: they are loaded after the first paint', () => {
    const { 0: app = '' } = /<template id="app">.*?<\/template>/.exec(page) ?? []
    expect(app.match(/<script type="module" src="[^"]+"><\/script>/g)).toHaveLength(3)
    const { 0: home = '' } = /<template id="home">.*?<\/template>/.exec(page) ?? []
    expect(page.replace(app, '').replace(home, '')).not.toMatch(/<script [^>]*src=|modulepreload/)
  })

  it('names home, which React rendered, in each language', () => {
    const files = [...page.matchAll(/<link hreflang="(\w+)" href="([^"]+)">/g)]
    const texts = { bg, en, es }
    expect(files.map(([, language]) => language)).toEqual(languages)
    for (const [, language = '', address = ''] of files) {
      const html = readFileSync(path.join(root, 'dist', address), 'utf8')
      const { modules } = texts[language as keyof typeof texts]
      for (const module of groupNames.flatMap(modulesOf)) expect(html).toContain(`<span>${modules[module]}</span></a>`)
    }
  })

  it('comes whole, with its picture, with what a server sends before the first acknowledgement', () => {
    expect(page).toContain('--header-picture:url("data:')
    expect(page).not.toContain('isReactComponent')
    const segments = 10 * 1460
    const [responseHeaders, hotelFacts] = [1100, 60] // The headers are those of the demo host, without TLS and HTTP/2.
    expect(brotliCompressSync(page).length).toBeLessThan(segments - responseHeaders - hotelFacts)
  })
})

/** Methods of libraries with the name of a method that the oldest engines lack, and the library. */
const libraryMethods: Readonly<Record<string, string>> = {
  '.createContext': 'React',
  '.forget': 'storedChoice.ts',
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
/** Methods that are called only after feature detection, and the caller. */
const featureDetected: Readonly<Record<string, string>> = {
  '.createPolicy': 'trustedScript.ts',
  '.createScriptURL': 'trustedScript.ts',
  '.requestIdleCallback': 'backgroundLoading.ts',
  '.startViewTransition': 'React',
  '.skipTransition': 'React',
  '.getTextInfo': 'i18next',
}

it('no script in dist calls an API that iOS 15.4, Chrome and WebView 94 or Firefox 115 lack', () => {
  const names = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
  const [boot = ''] = inlineCode(page).scripts
  expect(boot).toContain('prefetchedResponses')
  const scripts = names.map((name) => [name, readFileSync(path.join(root, 'dist', name), 'utf8')] as const)
  const found = [['index.html', boot] as const, ...scripts].flatMap(([name, script]) =>
    tooNewIn(script).map((what) => `${what} in ${name}`),
  )
  const nameIn = (line: string) => line.replace(/ in .*/, '')
  expect(found.filter((line) => !(nameIn(line) in libraryMethods) && !(nameIn(line) in featureDetected))).toEqual([])
  const called = new Set(found.map(nameIn))
  expect([...Object.keys(libraryMethods), ...Object.keys(featureDetected)].filter((name) => !called.has(name))).toEqual(
    [],
  )
})

/** What the styles use that the oldest engines lack, and what a guest sees instead; or why the report is false. */
const seenInstead: Readonly<Record<string, string>> = {
  'accent-color': 'false: all colour radio buttons and checkboxes, some without a minimum contrast',
  'contain-intrinsic-size': 'as content-visibility',
  'container-type': 'as css-container-queries',
  'content-visibility': 'all of home is laid out at once',
  'css-clip-path': 'false: only the shape of an SVG file is missing, and the styles use inset()',
  'css-container-queries': 'one column instead of two in wide windows; in very large text icons and wide margins stay',
  'css-container-query-units': 'headers use the width of the window, guarded by @supports',
  'css-content-visibility': 'as content-visibility',
  'css-display-contents': 'false: the only element has no role that iOS could lose',
  'css-has':
    'on computers: reading columns as wide as the page, home in two columns; everywhere: some icons and sums a little elsewhere; what matters has @supports',
  'css-lch-lab': 'the pine green instead of the hotel’s colour, guarded by @supports',
  'css-marker-pseudo': 'false: only colour and size of a marker can be set, and the styles set the colour',
  'css-masks': 'false: the report means clip-path, as css-clip-path',
  'css-media-scripting': 'without scripts, the message is below the loading state instead of alone',
  'css-overflow':
    'clip is visible: only the picture and the bar of a pending navigation have it, and both are as wide as the window',
  'css-overscroll-behavior': 'at the end of a dialog the page behind it may scroll',
  'css-resize': 'a text area has no handle; it scrolls',
  'css-scrollbar': 'the categories of room service have a thin scroll bar while they are scrolled',
  'css3-cursors': 'false: phones show no cursor',
  'field-sizing': 'a text area does not grow with its text; it scrolls',
  'forced-color-adjust': 'false: engines without it have no forced colours',
  'intrinsic-width': 'false: only stretch is missing, and the styles use min-content and max-content',
  'mask-image': 'false: with the prefix, or tabs without a fade at the edge',
  outline: 'on iOS the focus ring has square corners',
  'overscroll-behavior': 'as css-overscroll-behavior',
  resize: 'as css-resize',
  'scrollbar-width': 'as css-scrollbar',
  'text-decoration': 'false: only the shorthand is missing',
  'text-size-adjust': 'false: the styles have -webkit-text-size-adjust too',
  'text-wrap': 'a heading’s last line may be short',
  'user-select': 'false: the build adds -webkit-user-select',
  'viewport-unit-variants': 'the height of the window without the address bar, from an earlier declaration',
}

describe('the styles of dist', () => {
  const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
  const names = readdirSync(path.join(root, 'dist/assets')).filter((name) => name.endsWith('.css'))
  const files = names.map((name) => readFileSync(path.join(root, 'dist/assets', name), 'utf8'))
  const styles = [...inlineCode(page).styles, ...files]

  it('use nothing that iOS 15.4, Chrome and WebView 94 or Firefox 115 lack without saying what is seen instead', async () => {
    expect(styles.length).toBeGreaterThan(5)
    const found = new Set((await Promise.all(styles.map(tooNewInStyles))).flat())
    expect([...found].toSorted()).toEqual(Object.keys(seenInstead).toSorted())
  })

  it('have an older declaration before each one in a new unit, no :has() in a list of selectors, and no media query of level 4', () => {
    expect(styles.flatMap(withoutFallback)).toEqual([])
  })
})

it('each text file of dist has compressed copies, except JSON files, which a deployment edits', () => {
  const names = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(?:js|css|svg|txt|webmanifest|html)$/.test(name))
  const read = (name: string) => readFileSync(path.join(root, 'dist', name))
  expect(texts).toEqual(expect.arrayContaining(['sw.js', 'index.html', path.join('pictures', 'dish.svg')]))
  const isStale = (name: string) =>
    !brotliDecompressSync(read(`${name}.br`)).equals(read(name)) || !gunzipSync(read(`${name}.gz`)).equals(read(name))
  expect(texts.filter(isStale)).toEqual([])
  expect(names.filter((name) => /\.json\.(?:br|gz)$/.test(name))).toEqual([])
})

describe('the source maps', () => {
  const assets = readdirSync(path.join(root, 'dist/assets'))
  const scripts = assets.filter((name) => /^(?!home-).*\.js$/.test(name))

  it('are beside dist, one for each script of the app, and not in it', () => {
    const maps = readdirSync(path.join(root, 'dist-maps/assets'))
    expect(maps.toSorted()).toEqual(scripts.map((name) => `${name}.map`).toSorted())
    expect(production).not.toContain('sourceMappingURL')
    expect(assets.filter((name) => name.endsWith('.map'))).toEqual([])
  })

  it.each([
    ['index', 'Failed to load ', 'src/app/start/ConfigGate.tsx:'],
    ['react', 'Minified React', 'node_modules/react-dom/'],
  ])('lead from a position in the chunk "%s" to its source', async (chunk, text, source) => {
    const read = (name: string) => readFileSync(path.join(root, 'dist/assets', name), 'utf8').split('\n')
    const name = scripts.find((each) => each.startsWith(`${chunk}-`) && read(each).some((line) => line.includes(text)))
    const lines = read(name ?? '')
    const at = lines.findIndex((line) => line.includes(text))
    const position = `/assets/${name}:${at + 1}:${(lines[at] ?? '').indexOf(text) + 1}`
    const found = await errorPosition(['--at', `["${position}"]`, '--maps', path.join(root, 'dist-maps')])
    expect(found).toMatch(new RegExp(`^${source}`))
  })
})

it('the worker of dist precaches every script, style and font, so that any screen opens without a network', () => {
  const worker = readFileSync(path.join(root, 'dist', 'sw.js'), 'utf8')
  const files = readdirSync(path.join(root, 'dist/assets')).filter((name) => /\.(?:js|css|woff2)$/.test(name))
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((name) => !worker.includes(`"assets/${name}"`))).toEqual([])
})

it('every package in dist has a licence that lets hotels use it without conditions', () => {
  const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'])
  const packages = packagesOfBuild()
  const names = [...packages.keys()].map((each) => each.replace('node_modules/', ''))
  expect(names).toEqual(expect.arrayContaining(['react-dom', '@reduxjs/toolkit', 'workbox-precaching']))
  expect([...packages].filter(([, { license = 'none' }]) => !allowed.has(license))).toEqual([])
})
