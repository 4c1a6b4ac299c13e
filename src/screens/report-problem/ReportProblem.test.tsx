import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { ReportProblem } from './ReportProblem.tsx'
import { ReportSuccess } from './ReportSuccess.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const hotel = mockHotel()
let sent: unknown[] = []

function hotelTakesReports(answer: () => Response | Promise<Response>) {
  hotel.use(
    http.post(`${API}/reports/customer/7`, async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
}

beforeEach(() => {
  sent = []
  hotelTakesReports(() => HttpResponse.json({}, { status: 201 }))
})

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
  it('offers the five categories in the guest’s language with the Bulgarian values, and none is selected', () => {
    openForm()
    const labels = ['Room', 'Noise', 'Leak', 'Staff', 'Other']
    expect(tiles().map((each) => each.labels?.[0]?.textContent?.trim())).toEqual(labels)
    expect(tiles().map(({ value }) => value)).toEqual(['Стая', 'Шум', 'Теч', 'Служители', 'Друго'])
    expect(chosen()).toBeUndefined()
  })

  it('can be sent only with a category and a non-blank message', async () => {
    openForm()
    expect(next()).toBeDisabled()
    await userEvent.click(tile('Noise'))
    expect(next()).toBeDisabled()
    await userEvent.type(message(), '  {Enter} ')
    expect(next()).toBeDisabled()
    await userEvent.type(message(), 'x')
    expect(next()).toBeEnabled()
  })

  it('says in one sentence what is missing, which the button refers to', async () => {
    openForm()
    expect(next()).toHaveAccessibleDescription('To send the report, choose a category and write a message.')
    await userEvent.click(tile('Noise'))
    expect(screen.getByText('To send the report, write a message.')).toBeVisible()
    await userEvent.type(message(), 'x')
    expect(next()).toHaveAccessibleDescription('')
  })

  it('marks the category and the message as required', () => {
    openForm()
    for (const each of tiles()) expect(each).toBeRequired()
    expect(message()).toBeRequired()
    expect(screen.getByRole('group')).toHaveAccessibleName(/^Category/)
    expect(message()).toHaveAccessibleName('Message')
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
    hotelTakesReports(async () => {
      await answer.until
      return new HttpResponse(null, { status: 201 })
    })
    const { router } = openForm()
    await fillIn()
    await userEvent.click(next())
    expect(screen.getByText('Sending your report…', { selector: 'output' })).toBeInTheDocument()
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
