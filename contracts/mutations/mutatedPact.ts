import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { interactionsOf, type Interaction } from '#contracts/interactions.ts'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { serveOnFreePort, type RunningProvider } from '#contracts/verification/providers.ts'
import { canChange, mutatedProvider, noMutation, UNCHANGED, type ProviderMutation } from './providerMutation.ts'

/** An interaction of the pact with the mutation that its provider has. */
export interface MutatedInteraction {
  readonly mutation: ProviderMutation
  readonly interaction: Interaction
  /** The path of the mutated API below the provider's. */
  readonly base: string
  /** Its description in the pact of all mutations. */
  readonly description: string
}

const baseOf = (index: number) => `/m${index}`

/** Each interaction that each of these mutations can change. */
export function mutatedInteractions(mutations: readonly ProviderMutation[]): readonly MutatedInteraction[] {
  const interactions = interactionsOf('pact')
  return mutations.flatMap((mutation, index) =>
    interactions
      .filter((interaction) => canChange(mutation, interaction))
      .map((interaction) => ({
        ...{ mutation, interaction, base: baseOf(index) },
        description: `m${index}: ${interaction.description}`,
      })),
  )
}

/**
 * Serves the mock server with each of these mutations on one port, each below a path of its own, so that one run of a verifier
 * covers all of them.
 */
export function serveMutations(mutations: readonly ProviderMutation[]): Promise<RunningProvider> {
  const hotel = openHotel({ clock: stoppedClock(new Date('2026-11-20T12:00:00Z')) })
  const providers = new Map(mutations.map((each, index) => [baseOf(index), mutatedProvider(hotel, each)]))
  providers.set(UNCHANGED, mutatedProvider(hotel, noMutation))
  return serveOnFreePort((request) => {
    const url = new URL(request.url)
    const [, base = UNCHANGED, path] = /^\/api(\/m\d+|\/none)(\/.*)/.exec(url.pathname) ?? []
    const respond = providers.get(base)
    if (respond === undefined) throw new Error(`There is no mutation ${base}`)
    return respond(path === undefined ? request : new Request(`${url.origin}/api${path}${url.search}`, request))
  })
}

interface PactJson {
  interactions: {
    description: string
    request: { path: string; generators?: { path?: { expression: string } } }
  }[]
}

/** Writes a pact with every interaction of every mutation to an empty folder, and returns its file. */
export function writeMutatedPact(folder: string, mutated: readonly MutatedInteraction[]): string {
  const pact = JSON.parse(readFileSync(join(COMMITTED_PACTS, pactFiles.pact), 'utf8')) as PactJson // a pact of ours
  const interactions = mutated.flatMap(({ interaction, base, description }) => {
    const original = pact.interactions.find((each) => each.description === interaction.description)
    if (original === undefined) return []
    const copy = structuredClone(original)
    const { request } = copy
    request.path = base + request.path
    if (request.generators?.path) request.generators.path.expression = base + request.generators.path.expression
    return [{ ...copy, description }]
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, pactFiles.pact)
  writeFileSync(file, JSON.stringify({ ...pact, interactions }))
  return file
}
