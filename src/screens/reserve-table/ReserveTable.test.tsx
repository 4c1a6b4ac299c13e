import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuestSession } from '#src/schemas/session.ts'
import { guest, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { ReservationSuccess, ReserveTable } from './ReserveTable.tsx'
import { HttpResponse } from 'msw'
import { deferred } from '#tests/support/deferred.ts'
import { mockHotelTaking } from '#tests/support/page/mockHotel.ts'
import { storeDraft } from '#src/outbox/drafts.ts'
import { beginGuestScope } from '#src/session/guestScope.ts'

const staying: GuestSession = { ...guest, checkOutDate: '2026-03-08' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:00:00Z') })
})

function openForm(given: Partial<Given> = {}) {
  return renderScreen({
    routes: [{ path: '/reserve-table', Component: ReserveTable }],
    at: '/reserve-table',
    guest: staying,
    ...given,
  })
}

const radios = (group: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getAllByRole<HTMLInputElement>('radio')
const days = () => radios('Date').map(({ value }) => value)
const chosen = (group: string) => radios(group).find(({ checked }) => checked)?.value
const texts = (role: string) => screen.getAllByRole(role).map((each) => each.textContent)
const time = () => screen.getByRole('textbox', { name: 'Time' })
const tick = () => screen.getByRole('checkbox')
const next = () => screen.getByRole('button', { name: 'Next' })

async function fill() {
  await userEvent.click(screen.getByRole('radio', { name: /7 Mar/ }))
  await userEvent.type(time(), '20:15')
  await userEvent.click(tick())
}

describe('the reservation form', () => {
  it('shows the guest’s name and room, and offers 1 to 6 people, only dinner, and each remaining day of the stay', () => {
    openForm()
    expect(texts('definition').slice(0, 2)).toEqual(['Ана Петрова', '305'])
    expect(screen.getAllByRole('textbox')).toHaveLength(4)
    expect(radios('Number of people').map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(chosen('Number of people')).toBe('2')
    expect(radios('Meal').map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Dinner 19:00–00:00'])
    expect(chosen('Meal')).toBe('Dinner')
    expect(days()).toEqual(['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'])
    expect(chosen('Date')).toBeUndefined()
    const [today, , , sunday] = radios('Date')
    expect(today).toHaveAccessibleName('Today · Thu 5 Mar')
    expect(sunday).toHaveAccessibleName('Sun 8 Mar')
  })

  it('suggests dinner times and accepts any other time', async () => {
    openForm()
    const times = within(screen.getByRole('group', { name: 'Suggested times' })).getAllByRole('button')
    expect(times.map(({ textContent }) => textContent)).toEqual([
      ...['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30'],
    ])
    const half = screen.getByRole('button', { name: '20:30' })
    await userEvent.click(half)
    expect(time()).toHaveValue('20:30')
    expect(half).toHaveAttribute('aria-pressed', 'true')
    await userEvent.clear(time())
    await fill()
    expect(half).toHaveAttribute('aria-pressed', 'false')
    await userEvent.clear(time())
    await userEvent.type(time(), 'after the theatre')
    expect(next()).toBeEnabled()
  })

  it('suggests no time for today that has passed in the hotel', async () => {
    vi.setSystemTime(new Date('2026-03-05T17:30:00Z'))
    openForm()
    const first = () => screen.getByRole('group', { name: 'Suggested times' }).firstChild
    expect(first()).toHaveTextContent('19:00')
    await userEvent.click(screen.getByRole('radio', { name: /Today/ }))
    expect(first()).toHaveTextContent('20:00')
    await userEvent.click(screen.getByRole('radio', { name: /Fri 6 Mar/ }))
    expect(first()).toHaveTextContent('19:00')
    vi.setSystemTime(new Date('2026-03-05T20:40:00Z'))
    cleanup()
    openForm()
    await userEvent.click(screen.getByRole('radio', { name: /Today/ }))
    expect(screen.queryByRole('group', { name: 'Suggested times' })).toBeNull()
  })

  it('says that no dinner is served at a time outside its hours, and blocks nothing', async () => {
    openForm()
    await fill()
    const outside = () => screen.queryByText(/^Dinner is served 19:00–00:00/)
    expect(outside()).toBeNull()
    await userEvent.clear(time())
    await userEvent.type(time(), '18:30')
    expect(outside()).toBeVisible()
    expect(next()).toBeEnabled()
  })

  it('folds e-mail and phone until they are needed', () => {
    openForm()
    const folded = screen.getByText('E-mail and phone (optional)').closest('details')
    expect(folded).not.toHaveAttribute('open')
    expect(folded).toContainElement(screen.getByLabelText('E-mail (optional)'))
  })
})

describe('Next', () => {
  it('is disabled until date, time and acknowledgement are given, and lists what is missing', async () => {
    openForm()
    expect(next()).toBeDisabled()
    expect(screen.getByText('Still missing: date, time and your tick in the box.')).toBeVisible()
    await fill()
    expect(next()).toBeEnabled()
    expect(screen.queryByText(/Still missing/)).toBeNull()
    await userEvent.click(tick())
    expect(next()).toBeDisabled()
    await userEvent.click(tick())
    await userEvent.clear(time())
    await userEvent.type(time(), '  {Enter}')
    expect(next()).toBeDisabled()
    expect(screen.getByText('Still missing: time.')).toBeVisible()
    fireEvent.submit(time())
    expect(screen.getByRole('heading', { level: 1, name: 'Reserve a table' })).toBeVisible()
  })

  it.each([
    [{ fullName: undefined }, 'name'],
    [{ roomNumber: ' ' }, 'room number'],
  ])('is disabled, with a link to reception, when the session lacks a part: %j', async (lacking, part) => {
    openForm({ guest: { ...staying, ...lacking } })
    await fill()
    expect(next()).toBeDisabled()
    expect(screen.getByText(`Still missing: ${part}.`)).toBeVisible()
    expect(screen.getByText(new RegExp(`^Missing from your guest account: ${part}\\.`))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to reception' })).toHaveAttribute('href', '/reception')
  })

  it('is not blocked by an implausible e-mail or phone, which only show a warning', async () => {
    openForm()
    const email = screen.getByRole('textbox', { name: 'E-mail (optional)' })
    const phone = screen.getByRole('textbox', { name: 'Phone (optional)' })
    expect([email, phone].map((field) => field.getAttribute('type'))).toEqual(['email', 'tel'])
    await userEvent.type(email, 'ana@')
    expect(email).not.toHaveAccessibleDescription()
    await userEvent.type(phone, 'room 305')
    await fill()
    expect(email).toHaveAccessibleDescription(/does not look like an e-mail address/)
    expect(phone).toHaveAccessibleDescription(/does not look like a phone number/)
    expect([email, phone].map((field) => field.ariaInvalid)).toEqual([null, null])
    await userEvent.click(next())
    expect(screen.getByRole('heading', { level: 1, name: 'Check your reservation' })).toBeVisible()
    expect(screen.getByText(/does not look like an e-mail address/)).toBeVisible()
    expect(screen.getByText(/does not look like a phone number/)).toBeVisible()
  })

  it('opens the preview with focus on its heading, and both ways back preserve the form', async () => {
    const { router } = openForm()
    await userEvent.click(screen.getByRole('radio', { name: '5' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Special instructions/ }), 'By the window')
    await fill()
    const pressBack = () => userEvent.click(screen.getByRole('button', { name: 'Back' }))
    const ids = new Set<unknown>()
    for (const back of [pressBack, () => router.navigate(-1)]) {
      await userEvent.click(next())
      expect(await screen.findByRole('heading', { name: 'Check your reservation' })).toHaveFocus()
      const { submissionId } = router.location.state as { submissionId: string }
      expect(submissionId).toMatch(/^[0-9a-f]{32}$/)
      ids.add(submissionId)
      await act(back)
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Reserve a table' })).toHaveFocus())
      expect(chosen('Number of people')).toBe('5')
      expect(screen.getByRole('textbox', { name: /^Special instructions/ })).toHaveValue('By the window')
      expect(chosen('Date')).toBe('2026-03-07')
      expect(time()).toHaveValue('20:15')
      expect(tick()).toBeChecked()
    }
    expect(ids.size, 'each time it is entered it is another confirmation').toBe(2)
  })

  it('opens the form, with what it has, where the preview’s draft is incomplete, and the form waits for Next', async () => {
    openConfirm({ draft: { ...draft, date: '2026-03-01' } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserve a table' })).toHaveFocus()
    expect(time()).toHaveValue('20:15')
    expect(screen.getByText('Still missing: date.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /7 Mar/ }))
    expect(next()).toBeEnabled()
  })
})

const { sent, answers } = mockHotelTaking('dining/reservation/customer/7')
const draft = {
  ...{ numberOfPeople: 2, meal: 'Dinner', date: '2026-03-07', time: '20:15', email: '', phone: '' },
  ...{ instructions: '', acknowledged: true },
}
const complete = {
  ...draft,
  ...{ numberOfPeople: 4, email: 'ana@hotel.bg', phone: '0888 123 456', instructions: 'By the window' },
}

function openConfirm({ draft: stored = draft, ...given }: Partial<Given> & { draft?: object } = {}) {
  beginGuestScope(7)
  storeDraft('reservation', 7, stored)
  const routes = [
    { path: '/reserve-table', Component: ReserveTable },
    { path: '/reserve-table/success', Component: ReservationSuccess },
  ]
  const at = { pathname: '/reserve-table', state: { step: 'CONFIRM' } }
  return renderScreen({ routes, at, guest: staying, ...given })
}

const proceed = () => screen.findByRole('button', { name: 'Proceed' })

describe('the preview of a reservation', () => {
  it.each([
    [draft, false, 'number of people', 'meal, date and time'],
    [complete, false, 'number of people and special instructions', 'meal, date, time, e-mail and phone'],
    [complete, true, 'number of people, meal, date, time and special instructions', 'e-mail and phone'],
  ])(
    'lists exactly which parts are sent and which are not: %#',
    (stored, reservationDetailsInMessage, receives, leaves) => {
      openConfirm({ draft: stored, config: { reservationDetailsInMessage } })
      expect(screen.getByText(`Sent in your name: ${receives}.`)).toBeVisible()
      expect(screen.getByText(`Not sent: ${leaves}.`)).toBeVisible()
      expect(screen.getByText(/confirm your table with our staff, at reception/)).toBeVisible()
    },
  )
})

describe('sending a reservation', () => {
  it('shows the details, sends exactly the four fields once after a double tap and stores a receipt', async () => {
    const { store, router } = openConfirm({ draft: complete })
    expect(texts('definition')).toEqual([
      ...['Ана Петрова', '305', '4', 'Dinner', 'Saturday 7 March 2026', '20:15'],
      ...['ana@hotel.bg', '0888 123 456', 'By the window'],
    ])
    await userEvent.dblClick(await proceed())
    expect(await screen.findByText('Your reservation has been received')).toBeVisible()
    expect(router.location.pathname).toBe('/reserve-table/success')
    expect(sent).toEqual([
      { numberOfPeople: 4, diningDailyAvailabilityConfigId: 6, customerMessage: 'By the window', internalMessage: '' },
    ])
    const { email: _email, phone: _phone, acknowledged: _acknowledged, ...content } = complete
    const receipt = { kind: 'reservation', outcome: 'confirmed', roomNumber: '305', content }
    expect(store.getState().receipts.all).toMatchObject([receipt])
    const facts = ['305', '4', 'Dinner', 'Saturday 7 March 2026', '20:15', 'By the window']
    expect(texts('definition')).toEqual(facts)
    expect(screen.getByText(/Please confirm the date and time with our staff/)).toBeVisible()
  })

  it('names the meal in the language of the guest', () => {
    openConfirm({ draft: complete, language: 'es' })
    expect(texts('definition')).toContain('Cena')
  })

  it.each([
    [draft, 'Вечеря, дата 07.03.2026, час 20:15'],
    [complete, 'Вечеря, дата 07.03.2026, час 20:15\nBy the window'],
  ])('sends the configured availability id, and date, time and meal in the message: %#', async (stored, message) => {
    openConfirm({ draft: stored, config: { reservationDetailsInMessage: true, diningDailyAvailabilityConfigId: 11 } })
    await userEvent.click(await proceed())
    await screen.findByText('Your reservation has been received')
    expect(sent).toMatchObject([{ diningDailyAvailabilityConfigId: 11, customerMessage: message }])
    expect(screen.getByText(/confirm your table with our staff/)).toBeVisible()
  })

  it('keeps the draft, also for a reload, when the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    openConfirm()
    await userEvent.click(await proceed())
    expect(screen.getByText('You are offline, so nothing was sent')).toBeVisible()
    cleanup()
    openForm()
    expect(time()).toHaveValue('20:15')
  })

  it('disables Back while sending, and a form opened in the meantime is empty', async () => {
    const answer = deferred()
    answers(async () => {
      await answer.until
      return new HttpResponse(null, { status: 201 })
    })
    const { router, store } = openConfirm()
    await userEvent.click(await proceed())
    expect(screen.getByRole('status')).toHaveTextContent('Sending your reservation…')
    const buttons = screen.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Back', 'Sending your reservation…'])
    for (const button of buttons) {
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    expect(screen.getByRole('heading', { name: 'Check your reservation' })).toBeVisible()
    await router.navigate('/reserve-table')
    expect(await screen.findByRole('textbox', { name: 'Time' })).toHaveValue('')
    answer.release()
    await waitFor(() => expect(store.getState().receipts.all[0]?.outcome).toBe('confirmed'))
    expect(router.location.pathname).toBe('/reserve-table')
    expect(sent).toHaveLength(1)
  })
})
