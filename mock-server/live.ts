import * as v from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import type { StoredSetting } from './store/storedSetting.ts'

/** Tells the pages that listen to a hotel of each change that a presenter makes. In memory: pages listen again after a restart. */
export interface Live {
  /** The number of changes so far. */
  revision(): number
  /** The number of those that changed what the hotel offers: its configuration, dishes or menus. */
  offerRevision(): number
  /** Counts a change, also of what the hotel offers if `ofOffer`, and calls every listener. */
  announce(ofOffer?: boolean): void
  /** Calls every listener: the state has changed, but nothing of the hotel. */
  tell(): void
  /** Calls `onChange` after each change, until the returned function is called. */
  listen(onChange: () => void): () => void
  /** The number of listeners: guest apps that are open. */
  listeners(): number
}

/** Creates the live state of a hotel. */
export function createLive(): Live {
  const all = new Set<() => void>()
  let revision = 0
  let offerRevision = 0
  function tell(): void {
    for (const onChange of all) onChange()
  }
  return {
    revision: () => revision,
    offerRevision: () => offerRevision,
    announce(ofOffer = false) {
      revision += 1
      if (ofOffer) offerRevision += 1
      tell()
    },
    tell,
    listen(onChange) {
      const listener = () => onChange() // the same function may listen twice
      all.add(listener)
      return () => void all.delete(listener)
    },
    listeners: () => all.size,
  }
}

/** Whom the demo is shown to. Phones that have seen another one forget what they stored. */
export interface Prospect {
  readonly id: string
  /** The language at which the app begins. */
  readonly language: Language
}

const prospect = v.object({ id: v.string(), language: v.picklist(languages) })

/** The prospect in a hotel's settings; `null` for the first one. */
export function prospectIn(setting: StoredSetting): Prospect | null {
  const stored = v.safeParse(prospect, setting.read())
  return stored.success ? stored.output : null
}

/** Stores a new prospect. */
export function nextProspect(setting: StoredSetting, language: Language): void {
  setting.write({ id: randomId(), language })
}
