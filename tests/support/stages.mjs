/** Where stages leave their reports and logs. */
export const reports = '.cache/test'

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

function check(name, ...command) {
  return { name, command, counts: 'one', needs: [] }
}

/** Vitest leaves one core free for an editor unless told, which on two cores makes a long stage half as long again. */
const everyCore = '--maxWorkers=100%'

function vitest(name, projects, { needs = [] } = {}) {
  const report = `${reports}/${name}.json`
  const which = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: [bin.vitest, 'run', '--passWithNoTests', everyCore, ...which, ...reporters],
    counts: 'vitest',
    report,
    needs,
  }
}

/** Every stage of `npm test`, in order: what it runs with node, how its checks are counted, and what must have passed before. */
export const stages = [
  check('types', bin.tsc, '--noEmit'),
  check('lint', bin.oxlint, '--type-aware', '--deny-warnings'),
  check('format', bin.prettier, '--check', '--cache', '--log-level', 'warn', '.'),
  vitest('architecture', ['architecture']),
  vitest('unit', ['unit']),
  vitest('page', ['page']),
  vitest('host', ['host']),
  vitest('integration', ['integration']),
  vitest('properties', ['properties']),
  vitest('contract', ['contract']),
  vitest('verification', ['verification'], { needs: ['contract'] }),
  check('build', bin.vite, 'build'),
  check('demo', bin.vite, 'build', '--mode', 'demo', '--outDir', 'dist-demo'),
  check('desk', bin.vite, 'build', '--mode', 'desk'),
  { ...check('demo-desk', bin.vite, 'build', '--mode', 'demo-desk'), needs: ['demo'] },
  vitest('production', ['production'], { needs: ['build', 'demo', 'demo-desk'] }),
  {
    name: 'e2e',
    command: [bin.playwright, 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    counts: 'playwright',
    report: `${reports}/e2e.json`,
    needs: ['build', 'demo', 'desk', 'demo-desk'],
    browser: true,
    alone: true,
  },
]

/**
 * The stages to run: all, or the named ones with what they need, in the table's order.
 * Throws a sentence for a name that is not in the table.
 */
export function chosenStages(names) {
  if (names === undefined) return stages
  const chosen = new Set()
  const choose = (name) => {
    const stage = stages.find((known) => known.name === name)
    if (!stage)
      throw new Error(`There is no stage "${name}": the stages are ${stages.map((known) => known.name).join(', ')}.`)
    stage.needs.forEach(choose)
    chosen.add(name)
  }
  names.forEach(choose)
  return stages.filter((stage) => chosen.has(stage.name))
}
