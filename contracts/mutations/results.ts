import { join } from 'node:path'
import * as v from 'valibot'
import type { RunningProvider } from '#contracts/verification/providers.ts'
import { REPORTS, verifyPact } from '#contracts/verification/verifier.ts'
import { effectOf, viewOf, type AppView, type Effect, type StateValues } from './appView.ts'
import { mutatedInteractions, serveMutations, writeMutatedPact, type MutatedInteraction } from './mutatedPact.ts'
import { UNCHANGED, type ProviderMutation } from './providerMutation.ts'

/** A mutation with what each reader of the API makes of it. */
export interface MutationResult {
  readonly mutation: ProviderMutation
  /** The descriptions of the interactions that failed, by verifier. */
  readonly rust: readonly string[]
  readonly jvm?: readonly string[] | undefined
  readonly app: Effect
}

const stateValues = v.record(v.string(), v.pipe(v.unknown(), v.transform(String)))

async function enterState(
  stateUrl: string,
  { providerStates }: MutatedInteraction['interaction'],
): Promise<StateValues> {
  const [given] = providerStates
  const body = JSON.stringify({ state: given?.name, params: given?.params ?? {}, action: 'setup' })
  const response = await fetch(stateUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  return v.parse(stateValues, await response.json())
}

const worst: readonly Effect[] = ['works', 'degraded', 'broken']

/** What the app makes of each mutation, by its name: the worst of its interactions. Its warnings on the console are left out. */
async function appEffects(
  { baseUrl, stateUrl }: RunningProvider,
  mutated: readonly MutatedInteraction[],
): Promise<Map<ProviderMutation, Effect>> {
  const effects = new Map<ProviderMutation, Effect>()
  const usualViews = new Map<string, AppView>()
  const { warn, error } = console
  console.warn = console.error = () => undefined
  try {
    for (const { mutation, interaction, base } of mutated) {
      const open = async (path: string) => viewOf(interaction, baseUrl + path, await enterState(stateUrl, interaction))
      const usual = usualViews.get(interaction.description) ?? (await open(UNCHANGED))
      usualViews.set(interaction.description, usual)
      const view = await open(base)
      const both = [effects.get(mutation) ?? 'works', effectOf(view, usual)] as const
      effects.set(mutation, worst.findLast((effect) => both.includes(effect)) ?? 'works')
    }
  } finally {
    Object.assign(console, { warn, error })
  }
  return effects
}

/** Runs a verifier on the pact of all mutations. Returns how many interactions it has replayed, and which of them failed. */
export type RunVerifier = (
  file: string,
  provider: RunningProvider,
) => Promise<{ readonly ran: number; readonly failed: ReadonlySet<string> }>

/** The verifier of the Pact CLI. */
const runRust: RunVerifier = async (file, provider) => {
  const { verdicts } = await verifyPact({ ...provider, pact: file, report: join(REPORTS, 'mutations') })
  const failed = verdicts.filter(({ passed }) => !passed)
  return { ran: verdicts.length, failed: new Set(failed.map(({ description }) => description)) }
}

/** What the verifiers and the app make of these mutations. `runJvm` runs pact-jvm, which takes a minute. */
export async function resultsOf(
  mutations: readonly ProviderMutation[],
  runJvm?: RunVerifier,
): Promise<readonly MutationResult[]> {
  const mutated = mutatedInteractions(mutations)
  const provider = await serveMutations(mutations)
  try {
    const file = writeMutatedPact(join(REPORTS, 'mutated'), mutated)

    /** The failed interactions. */
    async function failuresOf(verifier: string, run: RunVerifier) {
      const { ran, failed } = await run(file, provider)
      if (ran !== mutated.length) throw new Error(`${verifier} replayed ${ran} of ${mutated.length} interactions`)
      return mutated.filter(({ description }) => failed.has(description))
    }

    const rust = await failuresOf('The verifier of the Pact CLI', runRust)
    const jvm = runJvm && (await failuresOf('pact-jvm', runJvm))
    const effects = await appEffects(provider, mutated)
    return mutations.map((mutation) => {
      const named = (failed: readonly MutatedInteraction[]) =>
        failed.filter((each) => each.mutation === mutation).map(({ interaction }) => interaction.description)
      return { mutation, rust: named(rust), jvm: jvm && named(jvm), app: effects.get(mutation) ?? 'works' }
    })
  } finally {
    await provider.close()
  }
}
