import path from 'node:path'
import { createVitest, type Reporter, type TestModule } from 'vitest/node'

/** How a run ended: the test that failed, nothing, or why the run tells nothing. */
export interface Verdict {
  readonly red?: string
  readonly trouble?: string
}

/** Runs test files of the workshop, again and again. */
export interface Runs {
  run(tests: readonly string[]): Promise<Verdict>
  /** Tells that a file of the workshop is another one now. */
  changed(file: string): void
  close(): Promise<void>
}

const projects = ['architecture', 'flows', 'unit', 'page', 'host']

/** Listens to one run after the other; what Vitest still knows of earlier ones does not count. */
function openEar() {
  let red: string | undefined
  let ended: TestModule[] = []
  const reporter: Reporter = {
    onTestRunStart: () => {
      red = undefined
      ended = []
    },
    onTestCaseResult: (test) => {
      if (test.result().state === 'failed') red ??= test.fullName
    },
    onTestModuleEnd: (module) => void ended.push(module),
  }
  function verdict(asked: number): Verdict {
    if (red !== undefined) return { red }
    // A file that does not even load tells of a change that makes no sense, not of a test that sees it.
    const broken = ended.find((module) => module.state() === 'failed')
    if (broken !== undefined) return { trouble: `${broken.relativeModuleId}: ${broken.errors()[0]?.message ?? 'did not run'}` }
    return ended.length < asked ? { trouble: `only ${ended.length} of ${asked} test files ran` } : {}
  }
  return { reporter, verdict }
}

/** Starts one Vitest over the workshop. It ends a run at the first test that fails, and prints nothing. */
export async function openVitest(folder: string): Promise<Runs> {
  const { reporter, verdict } = openEar()
  const options = { root: folder, watch: false, bail: 1, reporters: [reporter], silent: true, project: projects }
  const vitest = await createVitest('test', options)
  const known = await vitest.globTestSpecifications()
  return {
    async run(tests) {
      const wanted = new Set(tests.map((test) => path.join(folder, test)))
      const specifications = known.filter(({ moduleId }) => wanted.has(path.normalize(moduleId)))
      if (specifications.length !== wanted.size) return { trouble: `Vitest does not know every one of ${tests.join(', ')}` }
      await vitest.runTestSpecifications(specifications)
      return verdict(wanted.size)
    },
    changed: (file) => vitest.invalidateFile(file),
    close: () => vitest.close(),
  }
}
