import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { demoFiles } from './mock-server/doors/demoFiles.ts'

const everyTest = ['./tests/support/setup.ts']
const pageTest = [...everyTest, './tests/support/setupPage.ts']

/** A group of tests with a name that `npm test -- --only` and `vitest --project` know. */
function project(name: string, environment: 'jsdom' | 'node', include: string[], more: object = {}): TestProjectConfiguration {
  const setupFiles = environment === 'jsdom' ? pageTest : everyTest
  return { extends: true, test: { name, environment, include, setupFiles, ...more } }
}

/** Rooms of `src` whose tests need no page; without one they start faster. */
const pureRooms = ['src/lib/**/*.test.ts', 'src/wire/**/*.test.ts']

/** Pact loses interactions silently when its files run in parallel. */
const oneByOne = { fileParallelism: false, maxWorkers: 1, testTimeout: 60_000 }

/** Tests that replay the pact: a run of their own, after that of the tests which write it. */
const proofs = 'contracts/**/*.proof.test.ts'

/** The desk, as the host serves it and as it lies in the demo build; it is no part of the app. */
const deskBuilds: Readonly<Record<string, string>> = { desk: 'dist-desk', 'demo-desk': 'dist-demo/__demo' }

function deskBuild(outDir: string) {
  const root = path.join(import.meta.dirname, 'mock-server/desk')
  const pages = [path.join(root, 'index.html'), path.join(root, 'begin/index.html')]
  return {
    ...{ root, base: '/__demo/', publicDir: false as const },
    build: { ...strictBuild, outDir: path.join(import.meta.dirname, outDir), emptyOutDir: true, rolldownOptions: { input: pages } },
  }
}

// A strict Content-Security-Policy allows no inline script and no data: address.
const strictBuild = { modulePreload: { polyfill: false }, assetsInlineLimit: 0 }

export default defineConfig(({ mode }) => {
  const fakeHotel = mode.startsWith('demo')
  const desk = deskBuilds[mode]
  return {
    plugins: [react(), mode === 'demo' && demoFiles()],
    publicDir: 'src/static',
    define: { __FAKE_HOTEL__: JSON.stringify(fakeHotel) },
    server: { host: 'localhost' },
    build: strictBuild,
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
        project('unit', 'jsdom', ['src/**/*.test.{ts,tsx}'], { exclude: pureRooms }),
        project('unit-node', 'node', [...pureRooms, '{mock-server,fixtures}/**/*.test.ts', 'tests/{support,perf/*}/**/*.test.{ts,mjs}']),
        project('flows', 'jsdom', ['tests/flows/**/*.test.{ts,tsx}']),
        project('properties', 'jsdom', ['tests/properties/**/*.test.{ts,tsx}']),
        project('architecture', 'node', ['tests/architecture/**/*.test.ts'], { exclude: ['**/production.test.ts'] }),
        project('production', 'node', ['tests/architecture/production.test.ts', 'tests/perf/budgets.test.ts']),
        project('contract', 'node', ['contracts/**/*.test.ts'], { ...oneByOne, exclude: [proofs], globalSetup: ['./contracts/freshPacts.ts'] }),
        project('proofs', 'node', [proofs], oneByOne),
      ],
    },
  }
})
