import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { API, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { FinalizeOrder } from '#src/screens/room-service/finalize/FinalizeOrder.tsx'
import { OrderSuccess } from './OrderSuccess.tsx'
import { RoomService } from './RoomService.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const list = [{ id: 'soup', label: 'Tarator', price: 4.35, image: null, productCategory: 'FOOD' }]
mockHotel(
  http.get(`${API}/products`, () => HttpResponse.json({ content: list })),
  http.get(`${API}/menus/all/params`, () => HttpResponse.json([])),
  http.get(`${API}/orders/customer/7`, () => HttpResponse.json({ content: [] })),
  http.post(`${API}/orders/customer/7`, () => HttpResponse.json({ id: 1 }, { status: 201 })),
)

const inSofia = (time: string) => vi.setSystemTime(`2026-02-03T${time}+02:00`)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

const steps = {
  'the order bar': { pathname: '/room-service', state: null },
  'the review': { pathname: '/room-service/finalize-order', state: { cart: [{ productId: 'soup', quantity: 1 }] } },
}

function open(step: keyof typeof steps) {
  const routes = [
    { path: '/room-service', Component: RoomService },
    { path: '/room-service/finalize-order', Component: FinalizeOrder },
    { path: '/room-service/success', Component: OrderSuccess },
  ]
  return renderScreen({ routes, at: steps[step] })
}

/** The order button of the step. */
const button = () => screen.findByRole('button', { name: /^(?:Finish|Order)/ })

/** Repeats the visibility change until `check` passes, because a screen adds its listener only after it has rendered. */
async function onReturn(check: () => Promise<unknown>): Promise<void> {
  await waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    return check()
  })
}

describe.each(['the order bar', 'the review'] as const)('without a network, %s', (step) => {
  it('says so before the guest presses the button, until the network returns', async () => {
    const says = 'You are offline. Your order waits here.'
    inSofia('12:00:00')
    open(step)
    expect(await button()).not.toHaveAccessibleDescription()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await button()).toHaveAccessibleDescription(says)
    expect(screen.getByText(says).parentElement).toHaveRole('status')
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await button()).not.toHaveAccessibleDescription()
  })
})

describe.each(['the order bar', 'the review'] as const)('while the kitchen is closed, %s', (step) => {
  it('shows when the kitchen opens, in the hotel’s time zone', async () => {
    const inTheMorning = 'The kitchen is closed until 11:00.'
    inSofia('10:59:00')
    open(step)
    expect(await button()).toHaveAccessibleDescription(inTheMorning)
    expect(screen.getByText(inTheMorning)).toBeVisible()
    inSofia('23:00:00')
    await onReturn(async () =>
      expect(await button()).toHaveAccessibleDescription('The kitchen is closed until 11:00 tomorrow.'),
    )
  })
})

it('an order can be sent while the kitchen is closed', async () => {
  inSofia('03:00:00')
  const { router } = open('the review')
  await userEvent.click(await button())
  await waitFor(() => expect(router.location.pathname).toBe('/room-service/success'))
})
