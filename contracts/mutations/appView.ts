import { hotelApi } from '#src/api/hotelApi.ts'
import { isCallError } from '#src/api/callError.ts'
import { mergeConfiguration, parseStaticConfig } from '#src/config/config.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { menuQuery } from '#src/schemas/menuQuery.ts'
import { homeGroups } from '#src/screens/home/homeGroups.ts'
import { chooseMenu } from '#src/screens/menus/chooseMenu.ts'
import { outcomeOf } from '#src/submissions/receipts/receipt.ts'
import { openGuestClient, signedInAs, type GuestClient } from '#tests/support/servers/guestClient.ts'
import { callNameOf, endpointOf } from '#contracts/calls.ts'
import { filledRequest } from './stateValues.ts'
import type { Interaction } from '#contracts/interactions.ts'
import * as v from 'valibot'

/** What a guest sees after a call. */
export interface AppView {
  readonly isSignedIn: boolean
  /** A read fails, a login is refused. For a submission its outcome. */
  readonly outcome: string
  /** What is shown. */
  readonly shows: unknown
  /** Whether there is anything to show. */
  readonly isEmpty: boolean
}

/** Values that the provider state has given. */
export type StateValues = Readonly<Record<string, string>>

function isSubmission(name: CallName): boolean {
  return endpointOf(name).method === 'POST' && name !== 'login'
}

/** Makes the call of an interaction as the app makes it. */
async function call(client: GuestClient, interaction: Interaction, values: StateValues) {
  const name = callNameOf(interaction)
  const { path, body } = filledRequest(interaction, (value) => values[value] ?? '')
  const personId = decodeURIComponent(path.split('/').at(-1) ?? '')
  const argument = isSubmission(name) ? { personId, body } : (body ?? interaction.request.query ?? personId)
  // The endpoints differ in their argument, which is that of the interaction.
  const { initiate } = hotelApi.endpoints[name] as unknown as { initiate: (argument: unknown) => never }
  const dispatch: (action: never) => Promise<{ data?: unknown; error?: unknown }> = client.dispatch
  return dispatch(initiate(argument))
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** What the screens show of a response that was read. */
function shownOf(name: CallName, data: unknown, query: Interaction['request']['query']) {
  switch (name) {
    case 'getConfigurations': {
      const list = data as Parameters<typeof mergeConfiguration>[1]
      const config = mergeConfiguration(parseStaticConfig({ COMPANION_BASE_JAVA_URL: '/api' }), list)
      const tiles = homeGroups(config.deviceProfile.contentModules ?? []).flatMap((group) => group.tiles)
      return { shows: { config, tiles }, isEmpty: tiles.length === 0 }
    }
    case 'getMenus': {
      const { languageCode } = v.parse(menuQuery, query)
      const chosen = chooseMenu(data as Parameters<typeof chooseMenu>[0], languageCode)
      return { shows: chosen, isEmpty: (chosen?.menu.menuItems.length ?? 0) === 0 }
    }
    case 'login':
      return { shows: { ...(data as object), sessionId: undefined }, isEmpty: false }
    default:
      return { shows: data, isEmpty: data === null || isEmptyList(data) }
  }
}

/** Makes the call of an interaction with the app's own code, and returns what the guest sees. */
export async function viewOf(interaction: Interaction, baseUrl: string, values: StateValues): Promise<AppView> {
  const name = callNameOf(interaction)
  const guest = { personId: values['personId'] ?? signedInAs.personId, sessionId: values['sessionId'] ?? 'none' }
  const client = openGuestClient(baseUrl, name === 'login' ? null : guest)
  const { data, error } = await call(client, interaction, values)
  const { isAuthenticated: isSignedIn } = client.getState().session
  if (isSubmission(name))
    return { isSignedIn, outcome: outcomeOf(isCallError(error) ? error : undefined), shows: null, isEmpty: false }
  if (error !== undefined) {
    const isRefused = isCallError(error) && typeof error.status === 'number' && error.status < 500
    const isUnrated = name === 'getRating' && isCallError(error) && error.status === 404
    const outcome = isUnrated ? 'read' : name === 'login' && isRefused ? 'refused' : 'failed'
    return { isSignedIn, outcome, shows: null, isEmpty: true }
  }
  return { isSignedIn, outcome: 'read', ...shownOf(name, data, interaction.request.query) }
}

/** How the app does with a mutation. */
export type Effect = 'works' | 'degraded' | 'broken'

/** Compares what a guest sees with what they would see without the mutation. */
export function effectOf(view: AppView, usual: AppView): Effect {
  // A guest sees no ids.
  const seen = (all: AppView) => JSON.stringify(all, (key, value: unknown) => (key === 'id' ? undefined : value))
  if (seen(view) === seen(usual)) return 'works'
  const says = ({ isSignedIn, outcome, isEmpty }: AppView) => JSON.stringify([isSignedIn, outcome, isEmpty])
  return says(view) === says(usual) ? 'degraded' : 'broken'
}
