/** What the app keeps on a phone: the names under which it is kept (`*`: any ending), and whether only for this tab. */
export interface KeptThing {
  readonly of: 'session' | 'receipts' | 'answers' | 'drafts' | 'visit' | 'language' | 'display' | 'consent' | 'hotel' | 'page' | 'tracker'
  readonly keys: readonly string[]
  readonly area: 'localStorage' | 'sessionStorage'
}

/** Everything that the app keeps, the most personal first. */
export const keptThings: readonly KeptThing[] = [
  { of: 'session', keys: ['auth-storage'], area: 'localStorage' },
  { of: 'receipts', keys: ['companion-receipt-*'], area: 'localStorage' },
  { of: 'answers', keys: ['companion-answer-*'], area: 'localStorage' },
  { of: 'drafts', keys: ['companion-draft-*'], area: 'sessionStorage' },
  { of: 'visit', keys: ['companion-visit'], area: 'localStorage' },
  { of: 'language', keys: ['companion-language'], area: 'localStorage' },
  { of: 'display', keys: ['companion-display'], area: 'localStorage' },
  { of: 'consent', keys: ['companion-consent'], area: 'localStorage' },
  { of: 'hotel', keys: ['companion-config'], area: 'localStorage' },
  { of: 'page', keys: ['companion-remembered-page'], area: 'sessionStorage' },
  { of: 'tracker', keys: ['tracker_session_id', 'tracker_session_timestamp'], area: 'sessionStorage' },
]

/** Tells whether any of it is on this phone now; blocked storage holds nothing. */
export function isOnPhone({ keys, area }: KeptThing): boolean {
  try {
    const kept = Object.keys(window[area])
    return keys.some((key) => kept.some((name) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key)))
  } catch {
    return false
  }
}

function isOurs(key: string): boolean {
  return key.startsWith('companion-') || keptThings.some(({ of, keys }) => of !== 'session' && keys.includes(key))
}

/** Removes what the app keeps on this phone, apart from the session, which signing out removes. */
export function wipePhone(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[area]).filter(isOurs)) window[area].removeItem(key)
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}
