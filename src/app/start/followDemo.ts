import * as v from 'valibot'
import { hotelApi, listTags } from '#src/api/hotelApi.ts'
import type { Store } from '#src/app/store.ts'
import { moveClock } from '#src/lib/time.ts'
import { followHostEvents } from '#src/lib/hostEvents.ts'
import { mirror } from '#src/lib/mirrorPage.ts'
import { languages } from '#src/lib/languages.ts'
import { clearStoredData } from '#src/screens/settings/deviceStorage.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { menuTypes } from '#src/schemas/menus.ts'
import { DEMO_PROSPECT_KEY, SESSION_KEY } from '#src/storage/keys.ts'
import { readText, removeText, writeText } from '#src/storage/storedText.ts'
import { loadConfig } from './loadConfig.ts'

const liveState = v.object({
  revision: v.number(),
  offerRevision: v.number(),
  clockAhead: v.number(),
  prospect: v.nullable(v.object({ id: v.string(), language: v.picklist(languages) })),
  isMirrored: v.boolean(),
})
type LiveState = v.InferOutput<typeof liveState>

type Revisions = Pick<LiveState, 'revision' | 'offerRevision'>
const neverRead: Revisions = { revision: -1, offerRevision: -1 }

/** Where the mock server in the browser stores a hotel: other tabs hear of each change. */
const HOTEL_KEY = /^mock-server(?!.*request-log)/

/** Forgets the guest, and opens the page at which the next prospect enters with one press: this phone stays in its demo. */
function beginAgain(prospect: LiveState['prospect']): void {
  clearStoredData()
  removeText('localStorage', SESSION_KEY)
  window.location.replace(`${import.meta.env.BASE_URL}__demo/begin/?join=&language=${prospect?.language ?? 'bg'}`)
}

/** Reads the configuration again, the dishes and menus that this page has read, and the menus that it may have from the device. */
function readOfferAgain(store: Store): void {
  const { dispatch, getState } = store
  const again = { forceRefetch: true, subscribe: false }
  void loadConfig(store, Promise.resolve())
  for (const nothing of hotelApi.util.selectCachedArgsForQuery(getState(), 'getProducts'))
    void dispatch(hotelApi.endpoints.getProducts.initiate(nothing, again))
  const read = hotelApi.util.selectCachedArgsForQuery(getState(), 'getMenus')
  for (const menu of [...read, ...menuTypes.map((menuType) => ({ languageCode: rememberedLanguage(), menuType }))])
    void dispatch(hotelApi.endpoints.getMenus.initiate(menu, again))
}

/**
 * Follows the presenter of a demo. When something was changed at the desk, reads the open lists again; when the hotel was given another
 * look or other menus, its configuration and menus too; moves the clock with the hotel's; and forgets what this device stored when the
 * next prospect begins. For demo builds only.
 */
export function followDemo(store: Store): void {
  if (window.frameElement?.hasAttribute('inert')) return // A picture of the app on a page to print is no phone.
  const { dispatch } = store
  /** A page that opens in the background reads its lists before it listens. */
  let known: Revisions | undefined = document.hidden ? neverRead : undefined

  function follow(received: unknown): void {
    const parsed = v.safeParse(liveState, received)
    if (!parsed.success) return
    const { prospect, clockAhead, isMirrored, revision, offerRevision } = parsed.output
    const shownTo = readText('localStorage', DEMO_PROSPECT_KEY)
    const current = prospect?.id ?? 'first'
    if (shownTo !== null && shownTo !== current) return beginAgain(prospect)
    writeText('localStorage', DEMO_PROSPECT_KEY, current)
    moveClock(clockAhead)
    mirror(isMirrored)
    if (known !== undefined && known.revision !== revision) dispatch(hotelApi.util.invalidateTags([...listTags]))
    if (known !== undefined && known.offerRevision !== offerRevision) readOfferAgain(store)
    known = { revision, offerRevision }
  }

  if (!__MOCK_SERVER__) {
    // A host that has restarted has no page of this phone.
    followHostEvents(follow, () => mirror(false))
    return
  }
  async function readState(): Promise<void> {
    // A page that is being left may no longer reach the mock server.
    const state: unknown = await fetch('/__demo/live')
      .then((response) => response.json())
      .catch(() => undefined)
    follow(state)
  }
  void readState()
  window.addEventListener('storage', ({ key }) => {
    if (key === null || !HOTEL_KEY.test(key)) return
    known = neverRead // Each tab has a mock server of its own, which counts its own changes.
    void readState()
  })
}
