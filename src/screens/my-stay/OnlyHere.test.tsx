import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { MyStay } from './MyStay.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()

/** Every list of the hotel has these rows; `undefined`: it cannot be read. */
function hotelHas(rows: object[] | undefined): void {
  const answer = () => (rows === undefined ? HttpResponse.error() : HttpResponse.json(rows))
  hotel.use(
    ...['orders', 'dining/reservation', 'generic-requests'].map((list) =>
      http.get(`${API}/${list}/customer/7`, answer),
    ),
  )
}

function openStay(given: Partial<Given> = {}) {
  return renderScreen({ routes: [{ path: '/my-stay', Component: MyStay }], at: '/my-stay', ...given })
}

describe('the massages that the guest asked for', () => {
  const later = { id: 'b', massageId: 'hotStone', minutes: 60, dateId: '2026-03-07', time: '16:00PM' }
  const earlier = { ...later, id: 'a', massageId: 'classical', minutes: 20, time: '10:00AM' }
  const section = () => screen.queryByRole('region', { name: 'On this phone only' })
  const titles = () => within(section() ?? document.body).queryAllByRole('heading', { level: 3 })

  function thisPhoneHas(requests: unknown, personId = 7): void {
    localStorage.setItem(`companion-spa-${personId}`, JSON.stringify(requests))
  }

  it('stand above the timeline as on this phone only, newest first, whatever the hotel lists', async () => {
    hotelHas(undefined)
    thisPhoneHas([earlier, later])
    openStay({ config: { spaDates: 'rolling', currency: 'eur' } })
    expect(section()).toHaveTextContent(/The hotel has not received these massage requests/)
    const cards = within(section() ?? document.body).getAllByRole('listitem')
    expect(cards.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Spa Hot Volcanic Stone massageLength60 minDateSaturday 7 MarchTime16:00Price€46.00Remove: Hot Volcanic Stone massage',
      'Spa Classical MassageLength20 minDateSaturday 7 MarchTime10:00Price€25.00Remove: Classical Massage',
    ])
  })

  it('can be removed one by one, and the focus goes to what follows', async () => {
    hotelHas([])
    thisPhoneHas([earlier, later])
    openStay()
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Hot Volcanic Stone massage' }))
    expect(titles().map(({ textContent }) => textContent)).toEqual(['Spa Classical Massage'])
    expect(document.body).not.toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Classical Massage' }))
    expect(section()).toBeNull()
    expect(localStorage.getItem('companion-spa-7')).toBe('[]')
    expect(await screen.findByText('Nothing here yet')).toBeVisible()
  })
})
