/** Matchers of one place in a message. */
export interface Rule {
  readonly matchers: readonly { readonly match: string; readonly status?: string | readonly number[] }[]
}

const range = (from: number) => Array.from({ length: 100 }, (_, index) => from + index)
const classes: Readonly<Record<string, readonly number[]>> = { success: range(200), clientError: range(400) }

/** The statuses that a pact accepts, as words. */
export function statusWords(status: number, rule: Rule | undefined): string {
  const given = rule?.matchers[0]?.status
  const accepted = given === undefined ? [status] : typeof given === 'string' ? (classes[given] ?? []) : given
  return accepted.length === 100 ? `${Math.floor(status / 100)}xx` : accepted.join(', ')
}
