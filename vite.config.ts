import { availableParallelism } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { versionFile } from './src/build/buildVersion.ts'
import { chunkOutput } from './src/build/chunks.ts'
import { demoFiles } from './src/build/demoFiles.ts'
import { firstPage } from './src/build/firstPage.ts'
import { precachingWorker, selfDestroyingWorker } from './src/build/pwa.ts'

const everyTest = ['./tests/support/setup.ts']
const pageTest = [...everyTest, './tests/support/setupPage.ts']

/**
 * Tests of a page share one process's jsdom and packages, each file in a context of its own: half the time of a process for
 * each file. Before Node 22.12 a CommonJS package in a context cannot load one that has a `module-sync` build: the first such
 * package is bundled, the second has a build in modules.
 */
const inPage = {
  setupFiles: pageTest,
  pool: 'vmForks',
  environment: './tests/support/pageEnvironment.ts',
  deps: { optimizer: { ssr: { enabled: true, include: ['@mswjs/data'] } } },
  alias: [
    {
      find: /^react-router-dom$/,
      replacement: path.join(import.meta.dirname, 'node_modules/react-router-dom/dist/index.mjs'),
    },
  ],
}

/** Tests without a page change nothing for the next ones, so their files share what they have loaded. */
const inNode = { isolate: false, setupFiles: everyTest }

/** A group of tests with a name for `npm test -- NAME` and `vitest --project NAME`. */
function project(
  name: string,
  environment: 'page' | 'node',
  include: string[],
  more: object = {},
): TestProjectConfiguration {
  return { extends: true, test: { name, include, ...(environment === 'page' ? inPage : inNode), ...more } }
}

/** Tests that need a page, which takes longer to start than most of them to run: what is drawn, kept or heard there. */
const ofPage = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']

/** Tests of servers, of other processes and of the disk. */
const ofHost = [
  'mock-server/{host,adapters,stub,desk}/**/*.test.ts',
  'mock-server/store/rowsFile.test.ts',
  'tests/support/broker.test.ts',
]

/** Pact loses interactions silently when the files that write them run in parallel. */
const oneByOne = { fileParallelism: false, maxWorkers: 1, sequence: { groupOrder: 1 } }
const slow = { testTimeout: 60_000 }

/** Tests that replay the pact; they run after the tests that write it. */
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

export default defineConfig(({ mode }) => {
  const hasMockServer = mode.startsWith('demo')
  const isDemo = hasMockServer || mode === 'host'
  const desk = deskBuilds[mode]
  return {
    plugins: [
      react(),
      desk === undefined && [versionFile(), firstPage(), VitePWA(isDemo ? selfDestroyingWorker : precachingWorker)],
      mode === 'demo' && demoFiles(),
    ],
    publicDir: 'src/static',
    define: { __DEMO__: JSON.stringify(isDemo), __MOCK_SERVER__: JSON.stringify(hasMockServer) },
    server: { host: 'localhost' },
    build: { ...strictBuild, rolldownOptions: { output: chunkOutput, transform } },
    ...(desk !== undefined && deskBuild(desk)),
    test: {
      // Far from the hotel's own time zone, so that code which forgets it is found out.
      env: { TZ: 'America/New_York', PACT_DO_NOT_TRACK: 'true' },
      // Generous, for a slow machine is not a defect; no test waits this long by design.
      testTimeout: 20_000,
      hookTimeout: 30_000,
      // Half as many again as the cores, since tests wait for timers and processes. With a single worker Vitest would run all
      // files of a page project in one context.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      projects: [
        project(
          'unit',
          'node',
          ['{src,mock-server,fixtures}/**/*.test.ts', 'tests/{support,performance/*}/**/*.test.{ts,mjs}'],
          {
            exclude: [...ofPage, ...ofHost],
          },
        ),
        project('page', 'page', ofPage),
        project('host', 'node', ofHost),
        project('integration', 'page', ['tests/integration/**/*.test.{ts,tsx}']),
        // `import.meta.env.MODE` is "test" in a project, whatever the mode.
        project('properties', 'page', ['tests/properties/**/*.test.{ts,tsx}'], {
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
        project('verification', 'node', [verification], { ...slow, sequence: { groupOrder: 2 } }),
      ],
    },
  }
})
