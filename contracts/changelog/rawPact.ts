/** Matchers of one place in a message. */
export interface Rule {
  readonly combine?: string
  readonly matchers: readonly Matcher[]
}

/** A matcher; an `arrayContains` has variants, each with rules of its own. */
export interface Matcher {
  readonly match: string
  readonly min?: number
  readonly status?: string | readonly number[]
  readonly variants?: readonly { readonly rules: Readonly<Record<string, Rule>> }[]
}

interface Message {
  readonly headers?: Readonly<Record<string, unknown>>
  readonly body?: { readonly content: unknown }
  readonly generators?: unknown
}

/** An interaction as a pact file has it, with all that can differ between two versions. */
export interface RawInteraction {
  readonly description: string
  readonly providerStates?: readonly { readonly name: string; readonly params?: object }[]
  readonly request: Message & {
    readonly method: string
    readonly path: string
    readonly query?: unknown
    readonly matchingRules?: unknown
  }
  readonly response: Message & {
    readonly status: number
    readonly matchingRules?: { readonly body?: Readonly<Record<string, Rule>>; readonly status?: Rule }
  }
}

/** The interactions of a pact file's text. */
export function rawInteractions(text: string): RawInteraction[] {
  return (JSON.parse(text) as { interactions: RawInteraction[] }).interactions // written by Pact
}
