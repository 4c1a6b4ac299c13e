import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { AmenityRequests, RequestSuccess } from '#src/screens/request-amenities/RequestAmenities.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { SpaCenter } from './SpaCenter.tsx'
import { visitHost } from '#tests/support/page/visitHost.ts'

const hotel = mockHotel()

function openSpa({ demo = true, at = '/spa-center', ...given }: Partial<Given> & { demo?: boolean } = {}) {
  vi.stubGlobal('__DEMO__', demo)
  const calls = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', calls)
  const routes = [{ path: '/spa-center', Component: SpaCenter }]
  return { calls, ...renderScreen({ routes, at, ...given }) }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const send = () => screen.getByRole('button', { name: /^Send request/ })
const texts = (role: string, of: HTMLElement = document.body) =>
  within(of)
    .getAllByRole(role)
    .map((each) => each.textContent?.replaceAll('\u00a0', ' '))

async function chooseEverything() {
  await press('Schedule: Classical Massage')
  await userEvent.click(screen.getByRole('radio', { name: /40 min/ }))
  await press('Monday 9 February')
  await press('16:00PM')
}

describe('the list of massages', () => {
  it('shows the opening hours and the four massages with their options and prices', () => {
    openSpa()
    expect(screen.getByText('11:00–18:00')).toBeVisible()
    const cards = screen.getAllByRole('heading', { level: 2 }).map((heading) => {
      const card = heading.closest('li') ?? heading
      return [heading.textContent, ...texts('listitem', card)]
    })
    expect(cards).toEqual([
      ['Classical Massage', '20 min 50.00 lv', '40 min 70.00 lv', '60 min 80.00 lv'],
      ['Anti-cellulite Massage', '40 min 60.00 lv'],
      ['Deep relieve Massage', '60 min 85.00 lv'],
      ['Hot Volcanic Stone massage', '30 min 55.00 lv', '60 min 90.00 lv'],
    ])
  })

  it('converts its prices from leva to whole euro, rounded down, where euro is the currency', () => {
    openSpa({ config: { currency: 'eur' } })
    const prices = ['€25.00', '€35.00', '€40.00', '€30.00', '€43.00', '€28.00', '€46.00']
    expect(screen.getAllByText(/€/).map(({ textContent }) => textContent)).toEqual(prices)
  })

  it('are those that the hotel has configured, with prices in its currency; a wrong one is left out, and named', () => {
    expectConsole('warn', /spa: massages\[\]\.options/)
    const facial = { name: { bg: 'Терапия за лице', en: 'Facial' }, options: [{ minutes: 45, price: 49.5 }] }
    openSpa({ config: { currency: 'eur', spa: { massages: [facial, { name: 'Free', options: [] }] } } })
    expect(texts('heading')).toEqual(['Spa center', 'Facial'])
    expect(screen.getByText('€49.50')).toBeVisible()
  })
})

describe('scheduling a massage', () => {
  it('offers the dates and times of the spec', async () => {
    openSpa()
    await press('Schedule: Deep relieve Massage')
    const buttons = (name: string) => texts('button', screen.getByRole('group', { name }))
    expect(buttons('Date')).toEqual([
      'Monday 7 February',
      'Monday 8 February',
      'Monday 9 February',
      'Monday 10 February',
    ])
    expect(buttons('Time')).toEqual(['10:00AM', '11:00AM', '16:00PM', '17:00PM'])
  })

  it.each([
    [{}, ['11:00', '16:00', '17:00']],
    [{ hours: { spa: [{ from: '10:00', to: '16:30' }] } }, ['10:00', '11:00', '16:00']],
  ])(
    'with rolling dates offers no time at which the spa is closed, with the configuration %j',
    async (config, times) => {
      openSpa({ config: { spaDates: 'rolling', ...config } })
      await press('Schedule: Deep relieve Massage')
      expect(texts('button', screen.getByRole('group', { name: 'Time' }))).toEqual(times)
    },
  )

  it('says in one sentence what is missing, which the button refers to, and on the button what it costs', async () => {
    openSpa()
    await press('Schedule: Classical Massage')
    expect(send()).toHaveTextContent('Send request')
    expect(send()).toHaveAccessibleDescription('To send the request, choose a length, a date and a time.')
    await userEvent.click(screen.getByRole('radio', { name: /20 min/ }))
    expect(send()).toHaveTextContent('Send request · 50.00 lv')
    await press('Monday 7 February')
    expect(screen.getByText('To send the request, choose a time.')).toBeVisible()
    await press('10:00AM')
    expect(send()).toHaveAccessibleDescription('')
  })

  it('begins with the length that was tapped in the list, without what was chosen for another massage', async () => {
    openSpa()
    await chooseEverything()
    await press('Back')
    await press(/^60 min.*90/)
    expect(screen.getByRole('heading', { level: 1, name: 'Hot Volcanic Stone massage' })).toBeVisible()
    expect(screen.getByRole('radio', { name: /60 min/ })).toBeChecked()
    expect(screen.getByText('To send the request, choose a date and a time.')).toBeVisible()
  })
})

describe('midnight at the hotel, with rolling dates', () => {
  const beforeMidnight = new Date('2026-10-24T20:59:30Z') // The evening before daylight saving time ends.
  const choice = { massageId: 'classical', minutes: 40, dateId: '2026-10-25', time: '11:00AM' }
  const openAt = (view: string) =>
    openSpa({ at: { pathname: '/spa-center', state: { spa: { view, choice } } }, config: { spaDates: 'rolling' } })
  const picked = () => screen.queryByRole('button', { name: /Oct$/, pressed: true })?.textContent

  function passMidnight(): void {
    act(() => void vi.advanceTimersByTime(60_000))
  }

  it('removes a past day from the offered dates and from the choice', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: beforeMidnight })
    openAt('SCHEDULE')
    expect(picked()).toBe('Sun 25 Oct')
    expect(send()).toBeEnabled()
    passMidnight()
    expect(picked()).toBeUndefined()
    expect(send()).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Thu 29 Oct' })).toBeVisible()
  })
})

describe('the history of the spa center', () => {
  it('returns from a massage to the list, and forward to its choices', async () => {
    const { router } = openSpa()
    await chooseEverything()
    await act(() => router.navigate(-1))
    expect(screen.getByRole('heading', { level: 1, name: 'Spa center' })).toHaveFocus()
    await act(() => router.navigate(1))
    expect(send()).toBeEnabled()
  })
})

it.each([true, false])(
  'a sent request shows its details, asks for a call to confirm it, and is kept on this device once (demo: %s)',
  async (demo) => {
    const { router, calls } = openSpa({ demo, config: { hotelFacts: { phone: '+359 2 555 01 00' } } })
    await chooseEverything()
    await userEvent.click(send())
    expect(screen.getByRole('heading', { level: 1, name: 'Your massage session request has been sent!' })).toHaveFocus()
    expect(texts('definition')).toEqual(['Classical Massage', '40 min', 'Monday 9 February', '16:00PM', '70.00 lv'])
    expect(screen.getByText(/^Please confirm the time by phone: dial \*1/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Call the hotel' })).toHaveAttribute('href', 'tel:+35925550100')
    expect(screen.getByRole('link', { name: 'My stay' })).toHaveAttribute('href', '/my-stay')
    await act(() => router.navigate(-1))
    await act(() => router.navigate(1))
    const request = { massageId: 'classical', minutes: 40, dateId: '2000-02-09', time: '16:00PM' }
    expect(JSON.parse(localStorage.getItem('companion-spa-7') ?? '[]')).toEqual([
      { ...request, id: expect.any(String) },
    ])
    await press('Back')
    expect(screen.getByRole('heading', { level: 1, name: 'Spa center' })).toHaveFocus()
    expect(calls).not.toHaveBeenCalled()
  },
)

describe('where the hotel takes massages as amenity requests', () => {
  const list = `${API}/generic-requests/customer/7`
  let rows: object[] = []
  let sent: unknown[] = []

  function openHotel(status: number, config: Given['config'] = { spaDates: 'rolling' }) {
    vi.useFakeTimers({ now: new Date('2026-03-05T12:05:00Z'), toFake: ['Date'] })
    ;[rows, sent] = [[], []]
    hotel.use(
      http.get(list, () => HttpResponse.json(rows)),
      http.post(list, async ({ request }) => {
        const body = (await request.json()) as object
        sent.push(body)
        rows = [{ ...body, id: 1, createdTime: '2026-03-05T12:05:00Z' }]
        return HttpResponse.json({}, { status })
      }),
    )
    return renderScreen({
      routes: [
        { path: '/spa-center', Component: SpaCenter },
        { path: '/request-amenities/success', Component: RequestSuccess },
        { path: '/request-amenities/requests', Component: AmenityRequests },
      ],
      at: '/spa-center',
      config: { spaRequests: 'amenity', ...config },
    })
  }

  async function sendMassage() {
    await press(/^60 min.*90/)
    await press('Sat 7 Mar')
    await press('16:00')
    await userEvent.dblClick(send())
  }

  const message = 'Масаж: Масаж с горещи вулканични камъни, 60 мин., дата 07.03.2026, час 16:00, цена 90.00\u00a0лв'

  it('is sent once, in Bulgarian, and stands in the lists in the guest’s language', async () => {
    const { router } = openHotel(201)
    await sendMassage()
    expect(await screen.findByText('Your request has been received')).toBeVisible()
    expect(sent).toEqual([{ customerMessageRequest: message, status: 'CREATED', category: 'Друго' }])
    expect(screen.getByText('Hot Volcanic Stone massage')).toBeVisible()
    expect(localStorage.getItem('companion-spa-7')).toBeNull()
    await act(() => router.navigate(-1))
    expect(screen.getByRole('heading', { level: 1, name: 'Spa center' })).toBeVisible()
    await act(() => router.navigate('/request-amenities/requests'))
    expect(await screen.findByText(/^60 min · Saturday 7 March · 16:00 · 90\.00\slv$/)).toBeVisible()
  })

  it('is read in the lists also with a day of the specification and a large price', async () => {
    const facial = { name: { bg: 'Терапия за лице', en: 'Facial' }, options: [{ minutes: 45, price: 25_000 }] }
    const { router } = openHotel(201, { currency: 'rsd', spa: { massages: [facial] } })
    await press(/^45 min/)
    await press('Monday 8 February')
    await press('11:00AM')
    await userEvent.click(send())
    // The step that is left has the name as its heading, too.
    await waitFor(() => expect(screen.getByText('Facial')).toBeVisible())
    const received = 'Масаж: Терапия за лице, 45 мин., дата понеделник, 8 февруари, час 11:00, цена 25 000,00 RSD'
    const [body] = sent as [{ customerMessageRequest: string }]
    expect(body.customerMessageRequest.replaceAll(/\s/g, ' ')).toBe(received)
    await act(() => router.navigate('/request-amenities/requests'))
    expect(await screen.findByText(/^45 min · Monday 8 February · 11:00 · RSD\s25,000\.00$/)).toBeVisible()
  })

  it('is offered to be sent again with the same choice after a refusal, once, also at another time', async () => {
    const { store } = openHotel(400)
    await sendMassage()
    await userEvent.click(await screen.findByRole('link', { name: 'Edit and send again' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Hot Volcanic Stone massage' })).toBeVisible()
    expect(send()).toBeEnabled()
    await press('17:00')
    await userEvent.click(send())
    await screen.findByRole('link', { name: 'Edit and send again' })
    expect(sent).toHaveLength(2)
    const [refused, again] = store.getState().receipts.all
    expect([refused?.resubmittedAs, again?.resubmittedAs]).toEqual([again?.id, undefined])
  })
})

describe('an approved spa request', () => {
  it('is shown in a demo build with three payment options, and Done returns to the list', async () => {
    openSpa({ at: '/spa-center?spa=approved' })
    expect(texts('radio')).toHaveLength(3)
    for (const name of ['Charge to Room', 'Pay by Card Online', 'Cash'])
      expect(screen.getByRole('radio', { name })).toBeVisible()
    await press('Done')
    await press('Schedule: Classical Massage')
    expect(send()).toBeDisabled()
  })

  it('is never shown in a production build, even on a host with "demo" in its name', () => {
    visitHost('https://grand-demo-hotel.example/')
    openSpa({ at: '/spa-center?spa=approved', demo: false })
    expect(screen.getByRole('heading', { level: 1, name: 'Spa center' })).toBeVisible()
  })
})
