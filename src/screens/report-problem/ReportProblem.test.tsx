import { screen, waitFor, act, within, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, afterEach } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { ReportProblem, ReportSuccess } from './ReportProblem.tsx'
import { mockHotelTaking } from '#tests/support/page/mockHotel.ts'
import type { Receipt } from '#src/outbox/receipt.ts'
import { receiptWritten } from '#src/outbox/receiptsSlice.ts'
import { ReportedProblems } from './ReportedProblems.tsx'

const { hotel, sent, answers } = mockHotelTaking('reports/customer/7')

function openForm(given: Partial<Given> = {}) {
  const routes = [
    { path: '/report-problem', Component: ReportProblem },
    { path: '/report-problem/success', Component: ReportSuccess },
  ]
  return renderScreen({ routes, at: '/report-problem', ...given })
}

const tiles = () => screen.getAllByRole<HTMLInputElement>('radio')
const tile = (name: string) => screen.getByRole('radio', { name })
const chosen = () => tiles().find(({ checked }) => checked)?.value
const message = () => screen.getByRole('textbox')
const next = () => screen.getByRole('button', { name: /Send report|Sending/ })

async function fillIn(value = 'Noise', words = 'The lift hums') {
  await userEvent.click(tile(value))
  await userEvent.type(message(), words)
}

describe('the report form', () => {
  it('offers the categories that the hotel has configured', () => {
    openForm({ config: { problemCategories: [{ value: 'ТВ', label: { en: 'Television' } }] } })
    expect(tiles().map(({ value }) => value)).toEqual(['ТВ'])
    expect(tile('Television')).not.toBeChecked()
  })

  it('offers the five categories in the guest’s language with the Bulgarian values, and none is selected', () => {
    openForm()
    const labels = ['Room', 'Noise', 'Leak', 'Staff', 'Other']
    expect(tiles().map((each) => each.labels?.[0]?.textContent?.trim())).toEqual(labels)
    expect(tiles().map(({ value }) => value)).toEqual(['Стая', 'Шум', 'Теч', 'Служители', 'Друго'])
    expect(chosen()).toBeUndefined()
    for (const each of [...tiles(), message()]) expect(each).toBeRequired()
  })

  it('can be sent only with a category and a non-blank message, and says in one sentence what is missing', async () => {
    openForm()
    expect(next()).toBeDisabled()
    expect(next()).toHaveAccessibleDescription('To send the report, choose a category and write a message.')
    await userEvent.click(tile('Noise'))
    await userEvent.type(message(), '  {Enter} ')
    expect(next()).toBeDisabled()
    expect(next()).toHaveAccessibleDescription('To send the report, write a message.')
    await userEvent.type(message(), 'x')
    expect(next()).toBeEnabled()
    expect(next()).toHaveAccessibleDescription('')
  })

  it('links to home on Cancel, and to the actual list of reported problems', () => {
    openForm()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'My reported problems' })).toHaveAttribute(
      'href',
      '/report-problem/reported-problems',
    )
  })
})

describe('sending a report', () => {
  it('sends the Bulgarian category from the Spanish form and stores it in the receipt', async () => {
    const { store } = openForm({ language: 'es' })
    await userEvent.click(tile('Ruido'))
    await userEvent.type(message(), 'Obras')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar aviso' }))
    await waitFor(() => expect(sent).toEqual([{ customerMessage: 'Obras', status: 'CREATED', category: 'Шум' }]))
    expect(await screen.findByText('Hemos recibido su aviso')).toBeVisible()
    expect(store.getState().receipts.all[0]?.content).toEqual({ category: 'Шум', message: 'Obras' })
  })

  it('keeps the form visible and locked while sending', async () => {
    const answer = deferred()
    answers(async () => {
      await answer.until
      return new HttpResponse(null, { status: 201 })
    })
    const { router } = openForm()
    await userEvent.click(tile('Noise'))
    fireEvent.submit(message()) // incomplete
    await fillIn()
    await userEvent.click(next())
    expect(screen.getByText('Sending your report…', { selector: 'output' })).toBeInTheDocument()
    await waitFor(() => expect(router.location.state).toMatchObject({ sent: true }))
    expect(screen.getByRole('link', { name: 'Close – we will carry on sending' })).toHaveAttribute('href', '/')
    await userEvent.type(message(), ' and more')
    expect(message()).toHaveValue('The lift hums')
    expect(chosen()).toBe('Шум')
    for (const each of tiles()) expect(each).toBeDisabled()
    const button = screen.getByRole('button', { name: 'Sending your report…' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(router.location.pathname).toBe('/report-problem')
    answer.release()
    await waitFor(() => expect(router.location.pathname).toBe('/report-problem/success'))
    expect(sent).toHaveLength(1)
  })
})

let reads: string[] = []
afterEach(() => void (reads = []))

function hotelLists(path: 'orders' | 'reports', answer: () => Response) {
  hotel.use(
    http.get(`${API}/${path}/customer/7`, () => {
      reads.push(path)
      return answer()
    }),
  )
}

function openList(given: Partial<Given> = {}) {
  const routes = [{ path: '/report-problem/reported-problems', Component: ReportedProblems }]
  return renderScreen({ routes, at: '/report-problem/reported-problems', ...given })
}

const withReports = { config: { reportsEndpoint: true } }
const soup = { id: 1, reservationDate: 'March 3rd, 2026', orderNumber: '1042', status: 'DELIVERED', totalPrice: 23.5 }
const noise = {
  id: 'r1',
  customerMessage: 'The lift hums',
  status: 'IN_PROGRESS',
  category: 'Шум',
  createdTime: '2026-03-05T10:30:00Z',
}
const receipt: Receipt = {
  id: 'a',
  kind: 'problem',
  personId: 7,
  roomNumber: '305',
  createdAt: '2026-03-05T10:30:00.000Z',
  outcome: 'confirmed',
  content: { category: 'Теч', message: 'The tap drips' },
}

const onThisPhone = () => screen.queryByRole('region', { name: 'Sent from this phone' })

describe('the reported problems screen', () => {
  it('shows the orders in order cards, as in the spec, open, with a note that these are orders', async () => {
    hotelLists('orders', () => HttpResponse.json({ content: [soup] }))
    openList()
    expect(await screen.findByText('1042')).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('Order 1042DeliveredDate3 March 2026Total23.50 lv')
    expect(screen.getByText(/own list shows your orders instead/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'My reported problems' })).toBeVisible()
    expect(onThisPhone()).toBeNull()
    expect(reads).toEqual(['orders'])
  })

  it('shows this device’s reports above the orders, confirmed or not, newest first', async () => {
    hotelLists('orders', () => HttpResponse.json([soup]))
    const { store } = openList()
    act(() => {
      store.dispatch(receiptWritten(receipt))
      store.dispatch(
        receiptWritten({
          ...receipt,
          id: 'b',
          outcome: 'unknown',
          content: { category: 'Стая', message: 'It is cold' },
        }),
      )
      store.dispatch(receiptWritten({ ...receipt, id: 'c', kind: 'request', body: undefined, matchedRow: undefined }))
    })
    const region = await screen.findByRole('region', { name: 'Sent from this phone' })
    const [cold, tap, ...more] = within(region).getAllByRole('listitem')
    expect(more).toEqual([])
    expect(cold).toHaveTextContent(/We could not confirm that your report arrived.*RoomIt is cold/)
    expect(tap).toHaveTextContent(/Your report has been received.*5 March 2026, 12:30.*LeakThe tap drips/)
    expect(await screen.findByText('1042')).toBeVisible()
  })
})

describe('the reported problems screen with reportsEndpoint', () => {
  it('shows the category, message, status and time of each report, and no orders', async () => {
    const other = {
      id: 'r2',
      category: 'Балкон',
      status: 'HANDED_ON',
      createdTime: 'this morning',
      customerMessage: null,
    }
    hotelLists('reports', () => HttpResponse.json([noise, other, { id: 'r3' }]))
    openList(withReports)
    const cards = await screen.findAllByRole('listitem')
    expect(cards[0]).toHaveTextContent(
      /^NoiseReceivedAcceptedIn progressResolvedReported5 March 2026, 12:30The lift hums$/,
    )
    expect(cards[1]).toHaveTextContent(/^БалконHANDED_ONReportedthis morning$/)
    expect(cards[2]).toHaveTextContent(/^Problem$/)
    expect(screen.queryByText(/contains your orders/)).toBeNull()
    expect(reads).toEqual(['reports'])
  })

  it('shows only this device’s unconfirmed reports above the hotel’s list', async () => {
    hotelLists('reports', () => HttpResponse.json([]))
    const { store } = openList(withReports)
    act(() => {
      store.dispatch(receiptWritten(receipt))
      store.dispatch(receiptWritten({ ...receipt, id: 'b', outcome: 'not-accepted' }))
    })
    expect(await screen.findByRole('link', { name: 'Report a problem' })).toBeVisible()
    expect(within(onThisPhone() ?? expect.unreachable()).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('Your report was not accepted')).toBeVisible()
  })
})
