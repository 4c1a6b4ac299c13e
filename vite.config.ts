import { availableParallelism } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vite'
import type { TestProjectConfiguration } from 'vitest/config'
import { versionFile } from './src/build/buildVersion.ts'
import { chunkOutput } from './src/build/chunks.ts'
import { demoFiles, hotelAddresses } from './src/build/demoFiles.ts'
import { packageAlias } from './src/build/packageAlias.ts'
import { precompress } from './src/build/precompress.ts'
import { firstPage } from './src/build/firstPage.ts'
import { buildTarget } from './src/build/oldestEngines.ts'
import { pseudoLanguage } from './src/build/pseudoLanguage.ts'
import { sourceMaps } from './src/build/sourceMaps.ts'
import { networkFirstWorker, precachingWorker, selfDestroyingWorker } from './src/build/pwa.ts'

const everyTest = ['./tests/support/setup.ts']
const pageTest = [...everyTest, './tests/support/page/setupPage.ts']

/**
 * Page tests share the jsdom and packages of a process, and each file runs in its own VM context. This takes half the time of one
 * process per file. Before Node 22.12 a CommonJS package in a VM context cannot load a package with a `module-sync` build.
 * Therefore `@mswjs/data` is bundled, and the alias selects the ES module build of `react-router-dom`.
 */
const inPage = {
  setupFiles: pageTest,
  sequence: { groupOrder: 1 },
  pool: 'vmForks',
  environment: './tests/support/page/pageEnvironment.ts',
  deps: { optimizer: { ssr: { enabled: true, include: ['@mswjs/data'] } } },
  alias: [packageAlias('react-router-dom', 'dist/index.mjs')],
}

/** Tests without a page leave no global state behind, so their files can share loaded modules. */
const inNode = { isolate: false, setupFiles: everyTest, sequence: { groupOrder: 1 } }

/** A Vitest project, which `vitest --project NAME` runs. */
function project(name: string, environment: 'page' | 'node', include: string[], more = {}): TestProjectConfiguration {
  return { extends: true, test: { name, include, ...(environment === 'page' ? inPage : inNode), ...more } }
}

/** Tests that need jsdom, for rendering, storage or events. A separate project, because jsdom starts slowly. */
const ofPage = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts', 'tests/{integration,properties}/**/*.test.{ts,tsx}']

/** Tests of the files in `dist`. */
const ofBuild = ['tests/architecture/production.test.ts', 'tests/performance/budgets.test.ts']

/** Pact loses interactions silently when the files that write them run in parallel. */
const oneByOne = { fileParallelism: false, maxWorkers: 1, sequence: { groupOrder: 0 } }

/** Tests that replay the pact; they run with the others after the tests that write it. */
const verification = 'contracts/**/*.verification.test.ts'
/** Tests that take long and need not run at each change, such as those with Maven: `npm run test:all` runs them. */
const onlyInAll = '{contracts,mock-server,tests}/**/*.all.test.ts'

/** Where a build lies on its host: at the root, or a demo build in the folder that `DEMO_FOLDER` names. */
function baseOf(mode: string): string {
  const { DEMO_FOLDER = '' } = process.env
  return mode.startsWith('demo') ? `/${DEMO_FOLDER}/`.replaceAll(/\/+/g, '/') : '/'
}

/** Output folders of the desk by mode: for the host, and inside the demo build. The desk is not part of the app. */
const deskBuilds: Readonly<Record<string, string>> = { desk: 'dist-desk', 'demo-desk': 'dist-demo/__demo' }

function deskBuild(mode: string, outDir: string) {
  const root = path.join(import.meta.dirname, 'mock-server/desk')
  const pages = ['', 'begin', 'both'].map((folder) => path.join(root, folder, 'index.html'))
  return {
    ...{ root, base: `${baseOf(mode)}__demo/`, publicDir: false as const },
    build: {
      ...strictBuild,
      outDir: path.join(import.meta.dirname, outDir),
      emptyOutDir: true,
      rolldownOptions: { input: pages },
    },
  }
}

/** Class fields have bugs in Safari 15, so they become assignments, without a helper for inherited setters (there are none). */
const transform = { assumptions: { setPublicClassFields: true } }

/** Only the header picture is worth a data: address: it is part of the first paint. */
const assetsInlineLimit = (file: string) => file.endsWith('/ui/header.svg')
/** Its package offers only the build with warnings for developers: 0.7 KiB of the first load. */
const routerInProduction = packageAlias('react-router', 'dist/production/index.mjs')
/** For versions of React from before it had the hook. */
const hookOfReact = { find: 'use-sync-external-store/shim', replacement: 'react' }
const strictBuild = { modulePreload: { polyfill: false }, assetsInlineLimit, target: buildTarget }

export default defineConfig(({ mode, command }) => {
  // The projects evaluate this again, with a mode of their own.
  process.env['THOROUGH'] ??= String(mode === 'thorough')
  const { THOROUGH = 'false' } = process.env
  const hasMockServer = mode.startsWith('demo')
  const isHost = mode === 'host'
  const isDemo = hasMockServer || isHost
  const demoWorker = isHost ? networkFirstWorker : selfDestroyingWorker
  const desk = deskBuilds[mode]
  return {
    plugins: [
      react(),
      desk === undefined && [versionFile(), firstPage(), VitePWA(isDemo ? demoWorker : precachingWorker)],
      mode === 'demo' && demoFiles(),
      hasMockServer && hotelAddresses(baseOf(mode)),
      mode === 'production' && sourceMaps(),
      !hasMockServer && precompress(),
      process.env['PSEUDO'] === 'yes' && pseudoLanguage(),
    ],
    base: baseOf(mode),
    publicDir: 'src/static',
    resolve: { alias: command === 'build' ? [routerInProduction, hookOfReact] : [] },
    define: { __DEMO__: JSON.stringify(isDemo), __MOCK_SERVER__: JSON.stringify(hasMockServer) },
    // A host that builds meanwhile writes into .cache.
    server: { host: 'localhost', watch: { ignored: ['**/.cache/**', '**/.data/**'] } },
    build: { ...strictBuild, rolldownOptions: { output: chunkOutput, transform } },
    ...(desk !== undefined && deskBuild(mode, desk)),
    test: {
      // Far from the hotel's time zone, so that tests fail for code that uses the device's time zone instead.
      env: { TZ: 'America/New_York', PACT_DO_NOT_TRACK: 'true', THOROUGH },
      // For a test that hangs. A machine of a third of the speed must stay far below it.
      testTimeout: THOROUGH === 'true' ? 3_600_000 : 300_000,
      hookTimeout: 300_000,
      // Half as many again as the cores, since tests wait for timers and processes. With a single worker Vitest would run all
      // files of a page project in one context.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      projects: [
        project('node', 'node', ['{src,mock-server,fixtures,tests}/**/*.test.ts', verification], {
          exclude: [...ofPage, ...ofBuild, onlyInAll],
        }),
        project('build', 'node', ofBuild),
        project('page', 'page', ofPage),
        project('contract', 'node', ['contracts/**/*.test.ts'], {
          ...oneByOne,
          exclude: [verification, onlyInAll],
          globalSetup: ['./contracts/freshPacts.ts'],
        }),
        project('all', 'node', [onlyInAll], { sequence: { groupOrder: 2 } }),
      ],
    },
  }
})
