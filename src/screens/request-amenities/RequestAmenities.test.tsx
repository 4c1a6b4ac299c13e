import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { AmenityRequests, RequestAmenities, RequestSuccess } from './RequestAmenities.tsx'
import { readReceipts } from '#src/outbox/storedReceipts.ts'
import { DRAFT_PREFIX } from '#src/storage/keys.ts'
import { mockHotelTaking } from '#tests/support/page/mockHotel.ts'

const { hotel, sent } = mockHotelTaking('generic-requests/customer/7')

function openForm(given: Partial<Given> = {}) {
  const routes = [
    { path: '/request-amenities', Component: RequestAmenities },
    { path: '/request-amenities/success', Component: RequestSuccess },
  ]
  return renderScreen({ routes, at: '/request-amenities', ...given })
}

const tiles = () => screen.getAllByRole<HTMLInputElement>('radio')
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const chosen = () => tiles().find(({ checked }) => checked)?.value
const message = () => screen.getByRole('textbox', { name: /Message|Съобщение/ })
const send = () => screen.getByRole('button', { name: 'Send request' })

describe('the amenity request form', () => {
  const values = ['Почистване на Стая', 'Нови Кърпи', 'Сешоар', 'Шампоан и Сапун', 'Зареждане на Мини Бар', 'Друго']

  it('offers the six categories in the guest’s language with the Bulgarian values, and none is selected', () => {
    openForm()
    const labels = ['Room cleaning', 'Fresh towels', 'Hairdryer', 'Shampoo and soap', 'Minibar refill', 'Other']
    expect(tiles().map((tile) => tile.labels?.[0]?.textContent?.trim())).toEqual(labels)
    expect(tiles().map(({ value }) => value)).toEqual(values)
    expect(chosen()).toBeUndefined()
  })

  it('offers and sends the categories that the hotel has configured; a wrong one is left out, and named', async () => {
    expectConsole('warn', /requestCategories: \[\]\.value/)
    const pillow = { value: 'PILLOW', label: { bg: 'Възглавница', es: 'Almohada' } }
    const requestCategories = [pillow, { value: 'Сешоар' }, { label: 'Nothing' }]
    openForm({ config: { requestCategories }, language: 'es' })
    expect(tiles().map((tile) => tile.labels?.[0]?.textContent?.trim())).toEqual(['Almohada', 'Secador de pelo'])
    await choose('Almohada')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
    expect(await screen.findByText('Almohada')).toBeVisible()
    expect(sent).toEqual([{ customerMessageRequest: '', status: 'CREATED', category: 'PILLOW' }])
    expect(readReceipts()).toMatchObject([{ outcome: 'confirmed' }])
  })

  it('requires only the category, although the message is marked as required', async () => {
    openForm()
    expect(message()).toBeRequired()
    await userEvent.type(message(), 'Two, please')
    expect(send()).toBeDisabled()
    expect(send()).toHaveAccessibleDescription('To send the request, choose a category.')
    await userEvent.clear(message())
    await choose('Hairdryer')
    expect(send()).toBeEnabled()
    expect(send()).toHaveAccessibleDescription('')
  })
})

describe('the quantity of an amenity', () => {
  const more = () => screen.queryByRole('button', { name: /^More/ })

  it('begins with 1, is kept for each counted category, and is sent before the guest’s text', async () => {
    const { store } = openForm()
    await choose('Fresh towels')
    expect(screen.getByRole('button', { name: /^Fewer/ })).toBeDisabled()
    await userEvent.click(more() ?? expect.unreachable())
    await choose('Shampoo and soap')
    await choose('Hairdryer')
    expect(more()).toBeNull()
    await userEvent.type(message(), 'Soon')
    await choose('Fresh towels')
    expect(message()).toHaveValue('Soon')
    await userEvent.click(send())
    await screen.findByText('Your request has been received')
    const sentMessage = '× 2. Soon'
    expect(sent).toEqual([{ customerMessageRequest: sentMessage, status: 'CREATED', category: 'Нови Кърпи' }])
    expect(store.getState().receipts.all[0]?.content).toEqual({ category: 'Нови Кърпи', message: sentMessage })
    // The guest reads it as a quantity and a text.
    expect(screen.getByText('Fresh towels × 2')).toBeVisible()
    expect(screen.getByText('Soon')).toBeVisible()
  })

  it('is not sent for another category', async () => {
    openForm()
    await choose('Fresh towels')
    await userEvent.type(message(), 'Soon')
    await choose('Other')
    expect(message()).toHaveValue('Soon')
    await userEvent.click(send())
    await screen.findByText('Your request has been received')
    expect(sent).toEqual([{ customerMessageRequest: 'Soon', status: 'CREATED', category: 'Друго' }])
  })

  it('is discarded by Cancel with the rest of the draft', async () => {
    openForm()
    await choose('Fresh towels')
    await userEvent.click(more() ?? expect.unreachable())
    await choose('Hairdryer')
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX))
    expect(drafts()).toHaveLength(1)
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(drafts()).toEqual([])
  })
})

const hotelLists = (answer: () => Response) => hotel.use(http.get(`${API}/generic-requests/customer/7`, answer))

function openList(given: Partial<Given> = {}) {
  return renderScreen({
    routes: [{ path: '/request-amenities/requests', Component: AmenityRequests }],
    at: '/request-amenities/requests',
    ...given,
  })
}

const towels = {
  id: 1,
  category: 'Нови Кърпи',
  status: 'CREATED',
  reservationDate: 'March 5th, 2026',
  createdTime: '2026-03-05T10:30:00Z',
  lastUpdatedTime: '2026-03-05T11:05:00Z',
  customerMessageRequest: 'Two, please',
}

describe('the amenity requests list', () => {
  it('shows the category, status, date, created and last updated time, and the message', async () => {
    hotelLists(() => HttpResponse.json([towels]))
    openList()
    const card = await screen.findByRole('listitem')
    expect(card.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Fresh towelsReceivedAcceptedIn progressCompletedDate5 March 2026Sent5 March 2026, 12:30Last updated5 March 2026, 13:05Two, please',
    )
  })

  it('says where it is empty what appears there, and leads to the form', async () => {
    hotelLists(() => HttpResponse.json([]))
    openList()
    const action = await screen.findByRole('link', { name: 'Request amenities' })
    expect(action).toHaveAttribute('href', '/request-amenities')
    expect(screen.getByText('No requests yet')).toBeVisible()
    expect(screen.getByText(/your requests appear here/)).toBeVisible()
  })

  it('begins with the newest, whichever was updated last', async () => {
    const newer = {
      ...towels,
      id: 2,
      category: 'Сешоар',
      createdTime: '2026-03-05T10:40:00Z',
      lastUpdatedTime: undefined,
    }
    hotelLists(() => HttpResponse.json([towels, newer]))
    openList()
    const [first] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(/^Hairdryer/)
  })
})
