import { isDeepStrictEqual } from 'node:util'
import { waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect } from 'vitest'
import { answer } from '#mock-server/handlers/index.ts'
import { replaceRow, type Rows } from '#mock-server/models.ts'
import { openHotel, rowsOf, type Hotel } from '#mock-server/hotel/hotel.ts'
import type { Submission } from '#tests/e2e/submissions.ts'
import { userDriver } from '#tests/support/page/userDriver.ts'
import { deferred } from '#tests/support/deferred.ts'
import { openApp, smallHotel, storeSession } from '#tests/support/page/openApp.tsx'
import type { ResponseOverride } from './callOutcomes.ts'
import { expectedRows } from './expectedRows.ts'

const { origin } = window.location

/** A hotel with the guests and the menus of the demo hotel, that configures no option: the app follows the specification alone. */
function createSpecHotel(): Hotel {
  const hotel = openHotel()
  for (const { id, appName } of hotel.db.configurations.getAll())
    hotel.change((db) => replaceRow(db.configurations, { id, appName, settings: {} }))
  return hotel
}

/** Posts to the hotel without the app, and returns the response body. */
async function post(hotel: Hotel, path: string, body: unknown, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answered = await answer(hotel, request)
  if (!answered.ok) throw new Error(`The mock server did not accept ${path}`)
  return answered.json()
}

/** The receipts in local storage. */
export function receiptsOnDevice(): Record<string, unknown>[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('companion-receipt-'))
  return keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>)
}

/**
 * Opens the whole app with a stored session, fills in a form, sends it, and applies `override` to the POST.
 * The hotel's list, if there is one, already has a row of the same content; after the POST its response is deferred
 * until `showList`. `posts` has the body of each POST, and the receipts that were stored before it;
 * `newRows` returns the rows that the hotel has stored.
 */
export async function send({ kind, path, form, body, send: fillIn }: Submission, override: ResponseOverride) {
  const hotel = smallHotel(createSpecHotel())
  const token = storeSession(hotel)
  const { table: name, isListed } = expectedRows[kind]
  if (isListed !== undefined) await post(hotel, path, body, token)
  const stored = (): readonly Rows[typeof name][number][] => rowsOf(hotel)[name]
  const before = stored()
  const posts: { body: unknown; receipts: unknown[] }[] = []
  const list = deferred()
  const app = openApp({
    path: form,
    hotel,
    instead: [
      http.post(`${origin}${path}`, async ({ request }) => {
        posts.push({ body: await request.clone().json(), receipts: receiptsOnDevice() })
        return override({ hotel, request: request.clone() })
      }),
      http.get(`${origin}${path}`, () => (posts.length > 0 ? list.until : undefined)),
    ],
  })
  await fillIn(userDriver)
  await waitFor(() => expect(posts).toHaveLength(1))
  const newRows = () => stored().filter((row) => !before.some((old) => isDeepStrictEqual(old, row)))
  return { ...app, posts, newRows, showList: list.release }
}

/** The result of `send`. */
export type Sent = Awaited<ReturnType<typeof send>>
