import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answer } from '#mock-server/handlers/answer.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { followDemo } from '#src/app/start/followDemo.ts'
import { openApp } from '#tests/support/page/openApp.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A presenter of a hotel, who calls the demo as the desk does. */
function presenterOf(hotel: Hotel) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await answer(hotel, new Request(`http://localhost/__demo/${path}`, init))
    if (response === 'connection-dropped' || !response.ok) throw new Error(`${method} ${path} failed`)
    return response.json()
  }
}

/** Opens the app of a demo, which hears of each change of the hotel as over the host's stream of events. */
async function openFollowing(path: string) {
  const opened = openApp({ path })
  const present = presenterOf(opened.hotel)
  const events = new EventTarget()
  const tell = async () =>
    events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(await present('GET', 'live')) }))
  vi.stubGlobal('EventSource', function openEvents() {
    return events
  })
  followDemo(opened.store)
  await tell()
  return {
    ...opened,
    present: async (...call: Parameters<typeof present>) => {
      await present(...call)
      await tell()
    },
    calls: () => opened.hotel.requestLog.entries().map(({ path: called }) => called),
  }
}

it('an open phone shows the hotel’s new name and dishes at once', async () => {
  const { present } = await openFollowing('/bar')
  await screen.findByText(/Липов цвят/)
  await present('PUT', 'brand', { name: 'Хотел Роза', color: '#aa1144' })
  expect((await screen.findAllByText('Хотел Роза')).length).toBeGreaterThan(0)
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--brand-color')).toBe('#aa1144'))
  await present('PUT', 'dishes', { 'bar-1': { names: { bg: 'Морски бриз' } } })
  expect(await screen.findByText('Морски бриз')).toBeVisible()
})

it('a step at the desk makes no open phone read the configuration and the menus again', async () => {
  const { present, calls, hotel } = await openFollowing('/bar')
  await screen.findAllByText('Коктейли')
  const before = calls()
  hotel.store.orders.update('order-2002', { status: 'CREATED' })
  await present('POST', 'board/orders/order-2002', { status: 'ACCEPTED' })
  await present('GET', 'mirror')
  expect(calls()).toEqual(before)
})
