import process from 'node:process'

const { MUTATE: folder = 'src/outbox' } = process.env

/** Mutates the folder in `MUTATE`: see "Commands" in `.github/CONTRIBUTING.md`. */
export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.{test,d}.{ts,tsx}'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/stryker.vitest.config.ts', related: false },
  tsconfigFile: 'none: TypeScript 7 has no API with which to rewrite it',
  plugins: ['@stryker-mutator/vitest-runner'],
  reporters: ['clear-text', 'progress'],
  ignorePatterns: ['/dist*', '/.cache', '/.data', '/test-results'],
  tempDirName: '.cache/stryker',
  concurrency: 2,
  // The tests share their modules, so what runs as a module is loaded cannot be mutated.
  ignoreStatic: true,
  thresholds: { high: 95, low: 90, break: 85 },
}
