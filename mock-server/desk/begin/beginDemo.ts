import * as v from 'valibot'
import type { LinkState } from '#mock-server/desk/link.ts'
import { scenarios } from '#mock-server/scenarios/index.ts'
import { newDemo, storeBegunDemo, type BegunDemo } from './begun.ts'
import { callDemo, readJsonBody } from './callDemo.ts'
import { openHotel } from './openHotel.ts'

/** Why a demo has not begun. */
export type Failure =
  | { readonly state: 'hostFull' | 'noResponse' | 'noMockServer' }
  | { readonly state: 'refused'; readonly message: string }

const refusal = v.object({ field: v.optional(v.string()), message: v.string() })

/** A part of `BeginResponse` of the mock server, which a proxy's or a portal's page lacks. */
const beginResponse = v.object({ hotel: v.string() })

/**
 * Begins a demo: in a new sandbox on a host, else by resetting the browser's own hotel. Then removes what the app stored of an
 * earlier demo. A failure before that changes nothing in this browser.
 */
export async function beginDemo({ language = 'bg', ...state }: LinkState): Promise<BegunDemo | Failure> {
  try {
    await openHotel(null)
  } catch {
    return { state: 'noMockServer' }
  }
  const response = await callDemo('/__demo/begin', state)
  if (response?.status === 503 || response?.status === 429) return { state: 'hostFull' }
  const body = await readJsonBody(response)
  if (response?.ok !== true) {
    const failed = v.safeParse(refusal, body)
    if (!failed.success) return { state: 'noResponse' }
    const { field, message } = failed.output
    return { state: 'refused', message: field === undefined ? message : `${field}: ${message}` }
  }
  if (!v.is(beginResponse, body)) return { state: 'noResponse' }
  const showing = scenarios.findLast(({ name, opens }) => opens !== undefined && state.scenarios?.includes(name))
  const demo = newDemo(showing?.opens ?? '/')
  storeBegunDemo(demo, language)
  return demo
}
