/** What `boot.ts` asked for before the app had arrived. */
export interface PrefetchedResponses {
  /** Address → the answer that is under way; each is taken once. */
  readonly answers: Map<string, Promise<Response>>
  /** Settles when nothing more will be asked for early. */
  readonly asked: Promise<void>
}

declare global {
  // On the page, not in the window alone: the calls are made in Node too, where contracts are tested.
  var early: PrefetchedResponses | undefined
}

const nothing: PrefetchedResponses = { answers: new Map(), asked: Promise.resolve() }

/** Takes the answer to a GET that was asked for before the app had arrived; `undefined` if it was not, or was taken. */
export async function takePrefetchedResponse(address: string): Promise<Response | undefined> {
  // From here on the app asks itself: a boot script that comes late has nothing to do.
  const { answers, asked } = (globalThis.early ??= nothing)
  const first = answers.get(address)
  if (first === undefined) await asked
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}
