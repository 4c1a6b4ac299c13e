import * as v from 'valibot'
import { hotelLanguages } from '#mock-server/hotel/languages.ts'
import type { StoredSetting } from '#mock-server/hotel/storage.ts'

/** Tells the pages that listen to a hotel of each change that a presenter makes. In memory: pages listen again after a restart. */
export class Live {
  /** The number of changes so far. */
  revision = 0
  /** The number of those that changed what the hotel offers: its configuration, dishes or menus. */
  offerRevision = 0
  /** Whether a guest app has listened since the demo began for its prospect. */
  wasFollowed = false
  readonly #listeners = new Set<() => void>()

  /** Counts a change, also of what the hotel offers if `ofOffer`, and calls every listener. */
  announce(ofOffer = false): void {
    this.revision += 1
    if (ofOffer) this.offerRevision += 1
    this.tell()
  }

  /** Calls every listener: the state has changed, but nothing of the hotel. */
  tell(): void {
    for (const onChange of this.#listeners) onChange()
  }

  /** Calls `onChange` after each change, until the returned function is called. */
  listen(onChange: () => void): () => void {
    const listener = () => onChange() // the same function may listen twice
    this.#listeners.add(listener)
    this.wasFollowed = true
    return () => void this.#listeners.delete(listener)
  }

  /** The number of listeners: guest apps that are open. */
  get listeners(): number {
    return this.#listeners.size
  }
}

/** Whom the demo is shown to, and the language at which the app begins. Phones that have seen another one forget what they stored. */
const prospect = v.object({ id: v.string(), language: v.picklist(hotelLanguages) })
export type Prospect = v.InferOutput<typeof prospect>

/** The prospect in a hotel's settings; `null` for the first one. */
export function prospectIn(setting: StoredSetting): Prospect | null {
  return v.parse(v.fallback(v.nullable(prospect), null), setting.read())
}
