import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { versionFile } from './src/build/buildVersion.ts'
import { demoFiles } from './src/build/demoFiles.ts'

const everyTest = ['./tests/support/setup.ts']
const pageTest = [...everyTest, './tests/support/setupPage.ts']

/** A group of tests with a name that `npm test -- --only` and `vitest --project` know. */
function project(
  name: string,
  environment: 'jsdom' | 'node',
  include: string[],
  more: object = {},
): TestProjectConfiguration {
  const setupFiles = environment === 'jsdom' ? pageTest : everyTest
  return { extends: true, test: { name, environment, include, setupFiles, ...more } }
}

/** Tests that need a page, which takes longer to start than most of them to run: what is drawn, kept or heard there. */
const inPage = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']

/** Tests of servers, of other processes and of the disk. */
const ofHost = [
  'mock-server/{host,adapters,stub,desk}/**/*.test.ts',
  'mock-server/store/rowsFile.test.ts',
  'tests/support/broker.test.ts',
]

/** The other tests have nothing that one could spoil for the next, so they share what they have loaded. */
const shared = { isolate: false }

/** Pact loses interactions silently when the files that write them run in parallel. */
const oneByOne = { fileParallelism: false, maxWorkers: 1 }
const slow = { testTimeout: 60_000 }

/** Tests that replay the pact: a run of their own, after that of the tests which write it. */
const verification = 'contracts/**/*.verification.test.ts'

/** The desk, as the host serves it and as it lies in the demo build; it is no part of the app. */
const deskBuilds: Readonly<Record<string, string>> = { desk: 'dist-desk', 'demo-desk': 'dist-demo/__demo' }

function deskBuild(outDir: string) {
  const root = path.join(import.meta.dirname, 'mock-server/desk')
  const pages = [path.join(root, 'index.html'), path.join(root, 'begin/index.html')]
  return {
    ...{ root, base: '/__demo/', publicDir: false as const },
    build: {
      ...strictBuild,
      outDir: path.join(import.meta.dirname, outDir),
      emptyOutDir: true,
      rolldownOptions: { input: pages },
    },
  }
}

/** The oldest engines that guests may come with, for the syntax; `tests/architecture/engines.ts` holds what is called to the same. */
const target = ['ios15.4', 'safari15.4', 'chrome94', 'firefox115']
/** Safari 15 has class fields, but with faults: they become plain assignments, without a helper for setters that nobody has. */
const transform = { assumptions: { setPublicClassFields: true } }

// A strict Content-Security-Policy allows no inline script and no data: address.
const strictBuild = { modulePreload: { polyfill: false }, assetsInlineLimit: 0, target }

// The package hands everybody its development build; react-router-dom imports both of these.
const ofRouter = (file: string) => path.join(import.meta.dirname, 'node_modules/react-router/dist/production', file)
const smallRouter = [
  { find: /^react-router$/, replacement: ofRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: ofRouter('dom-export.mjs') },
]

/** The app on the phone's home screen. */
const installable = {
  lang: 'bg',
  name: 'Вашият престой',
  short_name: 'Престой',
  description: 'Рум сервиз, резервации и заявки по време на Вашия престой.',
  display: 'standalone' as const,
  theme_color: '#12283a',
  background_color: '#12283a',
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
}

/** Keeps the app itself on the phone, and nothing that the hotel says: neither `config.json` nor any answer of the API. */
const worker: Partial<VitePWAOptions> = {
  manifest: installable,
  includeManifestIcons: false,
  injectRegister: false,
  workbox: {
    globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}', 'pictures/*.svg'],
    dontCacheBustURLsMatching: /assets\//,
    // A file, the API and the desk are not pages of the app.
    navigateFallbackDenylist: [/\/[^/?]+\.[^/?]*(?:\?|$)/, /^\/api\//, /^\/__demo/],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  },
}

/** In place of the worker of a production build that this address had before: it takes itself away. */
const noWorker: Partial<VitePWAOptions> = { selfDestroying: true, injectRegister: false, manifest: false }

/** Runs before the app, so it is a script of its own and shares nothing with it. */
const bootSource = '/src/boot.ts'
/** React makes itself ready while the rest of the app is still on its way. */
const reactSource = '/src/app/boot/react.ts'
const ofReact =
  /[\\/](?:src[\\/]app[\\/]boot[\\/]react\.ts$|node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|void-elements)[\\/])/
/** So do these libraries, and they need not even wait for React. */
const withoutReact =
  /[\\/]node_modules[\\/](?:i18next|immer|redux|reselect|valibot|@reduxjs[\\/]toolkit[\\/]dist[\\/](?:redux-toolkit|query[\\/]rtk-query)\.)/

/**
 * What the first screen needs is three files, each of them run while the next is coming; what several screens share, a
 * few. On hotel Wi-Fi each further file waits for the network once more, and small files compress badly.
 */
const chunks = {
  // A shared chunk is named after everyone who shares it, which would make a long list of names in the first load.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
  codeSplitting: {
    groups: [
      { name: 'react', test: ofReact, tags: ['$initial' as const], priority: 3 },
      { name: 'libraries', test: withoutReact, tags: ['$initial' as const], priority: 2 },
      { name: 'app', test: (file: string) => !file.endsWith(bootSource), tags: ['$initial' as const], priority: 1 },
      { name: 'submissions', test: /[\\/]src[\\/](?:submissions|offline)[\\/]/, minShareCount: 2, priority: 0 },
    ],
  },
}

/** The functions of such a file are compiled while it is still coming, and not one by one when they are called. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'
const APP_TAGS = /\s*<script type="module" crossorigin src="[^"]+"><\/script>|\s*<link rel="modulepreload"[^>]+>/g

/**
 * Names the scripts in the page so that each runs as soon as it has come, the app's own last: browsers fetch six files of
 * an address at a time, and it is of no use before the others. Boot and the header's picture wait for none of them.
 */
function firstPage(): Plugin {
  let base = '/'
  const script = (file: string, more: object = {}) => {
    return {
      tag: 'script',
      attrs: { type: 'module', crossorigin: true, ...more, src: base + file },
      injectTo: 'head' as const,
    }
  }
  return {
    name: 'first-page',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    resolveId: {
      order: 'pre',
      handler(name, importer) {
        const isOurs =
          this.environment.mode === 'build' && name === 'react' && importer !== undefined && !ofReact.test(importer)
        return isOurs ? path.join(import.meta.dirname, reactSource) : undefined
      },
    },
    buildStart() {
      if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: bootSource.slice(1), name: 'boot' })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of [...chunksOf(bundle, ['react', 'libraries']), appOf(bundle)])
          file.code = COMPILE_AT_ONCE + file.code
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (bundle === undefined) return [script(bootSource.slice(1), { async: true })]
        const early = chunksOf(bundle, ['boot', 'react', 'libraries']).map(({ fileName }) =>
          script(fileName, { async: true }),
        )
        const app = script(appOf(bundle).fileName) // A module waits for the page by itself.
        return { html: page.replace(APP_TAGS, ''), tags: [...early, app] }
      },
    },
  }
}

/** The built files of these names. Throws for one that was not built. */
function chunksOf(bundle: Rolldown.OutputBundle, names: readonly string[]): Rolldown.OutputChunk[] {
  return names.map((name) => builtFile(bundle, name, (file) => file.name === name))
}

/** The page's own script. Not known by its name: a screen's file may be called "index" too. */
function appOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const page = path.join(import.meta.dirname, 'index.html')
  return builtFile(
    bundle,
    'index.html',
    (file) => file.isEntry && file.facadeModuleId !== null && path.resolve(file.facadeModuleId) === page,
  )
}

function builtFile(
  bundle: Rolldown.OutputBundle,
  what: string,
  fits: (file: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk {
  const found = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(fits)
  if (found === undefined) throw new Error(`The build has no file "${what}" that the page could name`)
  return found
}

export default defineConfig(({ mode, command }) => {
  const fakeHotel = mode.startsWith('demo')
  const isDemo = fakeHotel || mode === 'host'
  const desk = deskBuilds[mode]
  return {
    plugins: [
      react(),
      desk === undefined && [versionFile(), firstPage(), VitePWA(isDemo ? noWorker : worker)],
      mode === 'demo' && demoFiles(),
    ],
    publicDir: 'src/static',
    define: { __DEMO__: JSON.stringify(isDemo), __FAKE_HOTEL__: JSON.stringify(fakeHotel) },
    server: { host: 'localhost' },
    resolve: { alias: command === 'build' ? smallRouter : [] },
    build: { ...strictBuild, rolldownOptions: { output: chunks, transform } },
    ...(desk !== undefined && deskBuild(desk)),
    test: {
      // Far from the hotel's own time zone, so that code which forgets it is found out.
      env: { TZ: 'America/New_York', PACT_DO_NOT_TRACK: 'true' },
      // Generous, for a slow machine is not a defect; no test waits this long by design.
      testTimeout: 20_000,
      hookTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      projects: [
        project(
          'unit',
          'node',
          ['{src,mock-server,fixtures}/**/*.test.ts', 'tests/{support,performance/*}/**/*.test.{ts,mjs}'],
          {
            exclude: [...inPage, ...ofHost],
            ...shared,
          },
        ),
        project('page', 'jsdom', inPage),
        project('host', 'node', ofHost),
        project('integration', 'jsdom', ['tests/integration/**/*.test.{ts,tsx}']),
        // `import.meta.env.MODE` is "test" in a project, whatever the mode.
        project('properties', 'jsdom', ['tests/properties/**/*.test.{ts,tsx}'], {
          env: { THOROUGH: String(mode === 'thorough') },
        }),
        project('architecture', 'node', ['tests/architecture/**/*.test.ts'], { exclude: ['**/production.test.ts'] }),
        project('production', 'node', ['tests/architecture/production.test.ts', 'tests/performance/budgets.test.ts']),
        project('contract', 'node', ['contracts/**/*.test.ts'], {
          ...slow,
          ...oneByOne,
          exclude: [verification],
          globalSetup: ['./contracts/freshPacts.ts'],
        }),
        project('verification', 'node', [verification], slow),
      ],
    },
  }
})
