import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { deferred } from '#tests/support/deferred.ts'
import { API, renderScreen, type Given } from '#tests/support/renderScreen.tsx'
import { ReportProblem } from './ReportProblem.tsx'
import { ReportSuccess } from './ReportSuccess.tsx'

const hotel = setupServer()
let sent: unknown[] = []

function hotelTakesReports(answer: () => Response | Promise<Response>) {
  hotel.use(
    http.post(`${API}/reports/customer/7`, async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
}

beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent = []
  hotelTakesReports(() => HttpResponse.json({}, { status: 201 }))
})
afterEach(() => hotel.resetHandlers())
afterAll(() => hotel.close())

function InAnyLanguage() {
  const [, speak] = useLanguage()
  return (
    <>
      <button type="button" onClick={() => speak('bg')}>
        BG
      </button>
      <ReportProblem />
    </>
  )
}

function openForm(given: Partial<Given> = {}) {
  const routes = [
    { path: '/report-problem', Component: InAnyLanguage },
    { path: '/report-problem/success', Component: ReportSuccess },
    { path: '*', element: <p>Another page</p> },
  ]
  return renderScreen({ routes, at: '/report-problem', ...given })
}

const category = () => screen.getByRole('combobox')
const message = () => screen.getByRole('textbox')
const next = () => screen.getByRole('button', { name: /Next|Sending/ })

async function fillIn(value = 'Шум', words = 'The lift hums') {
  await userEvent.selectOptions(category(), value)
  await userEvent.type(message(), words)
}

describe('the form', () => {
  it.each([
    ['bg', ['Изберете категория', 'Стая', 'Шум', 'Теч', 'Служители', 'Друго']],
    ['en', ['Choose a category', 'Room', 'Noise', 'Leak', 'Staff', 'Other']],
    ['es', ['Elija una categoría', 'Habitación', 'Ruido', 'Fuga de agua', 'Personal', 'Otro']],
  ] as const)('has the five categories in %s, with the same values, and none chosen', (language, labels) => {
    openForm({ language })
    const options = within(category()).getAllByRole<HTMLOptionElement>('option')
    expect(options.map((option) => option.text)).toEqual(labels)
    expect(options.map((option) => option.value)).toEqual(['', 'Стая', 'Шум', 'Теч', 'Служители', 'Друго'])
    expect(category()).toHaveValue('')
  })

  it('waits for both a category and a message; blanks are none', async () => {
    openForm()
    expect(next()).toBeDisabled()
    await userEvent.selectOptions(category(), 'Noise')
    expect(next()).toBeDisabled()
    await userEvent.type(message(), '  {Enter} ')
    expect(next()).toBeDisabled()
    await userEvent.type(message(), 'x')
    expect(next()).toBeEnabled()
    await userEvent.selectOptions(category(), 'Choose a category')
    expect(next()).toBeDisabled()
  })

  it('marks both as required', () => {
    openForm()
    expect(category()).toBeRequired()
    expect(message()).toBeRequired()
    expect(category()).toHaveAccessibleName('Category')
    expect(message()).toHaveAccessibleName('Message')
  })

  it('leads home on Cancel, and to the real list', () => {
    openForm()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'My reported problems' })).toHaveAttribute(
      'href',
      '/report-problem/reported-problems',
    )
  })

  it('keeps what was chosen and typed when the language changes', async () => {
    openForm()
    await fillIn('Теч')
    await userEvent.click(screen.getByRole('button', { name: 'BG' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Съобщете за проблем' })).toBeVisible()
    expect(category()).toHaveValue('Теч')
    expect(message()).toHaveValue('The lift hums')
    expect(screen.getByRole('button', { name: 'Напред' })).toBeEnabled()
  })
})

describe('a report', () => {
  it('is sent once with exactly its three fields, and leads to the success page', async () => {
    const { router } = openForm()
    await fillIn('Служители', '  Thank the porter ')
    await userEvent.dblClick(next())
    expect(await screen.findByText('Your report was received')).toBeVisible()
    expect(router.location.pathname).toBe('/report-problem/success')
    expect(sent).toEqual([{ customerMessage: 'Thank the porter', status: 'CREATED', category: 'Служители' }])
  })

  it('sends the Bulgarian category in Spanish too, and its receipt keeps it for any language', async () => {
    const { store } = openForm({ language: 'es' })
    await userEvent.selectOptions(category(), 'Ruido')
    await userEvent.type(message(), 'Obras')
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    await waitFor(() => expect(sent).toEqual([{ customerMessage: 'Obras', status: 'CREATED', category: 'Шум' }]))
    expect(await screen.findByText('Hemos recibido su aviso')).toBeVisible()
    expect(store.getState().receipts.all[0]?.content).toEqual({ category: 'Шум', message: 'Obras' })
  })

  it('keeps its words in sight while it is being sent', async () => {
    const answer = deferred()
    hotelTakesReports(async () => {
      await answer.until
      return new HttpResponse(null, { status: 201 })
    })
    const { router } = openForm()
    await fillIn()
    await userEvent.click(next())
    expect(screen.getByRole('status')).toHaveTextContent('Sending your report…')
    await userEvent.type(message(), ' and more')
    expect(message()).toHaveValue('The lift hums')
    expect(category()).toHaveValue('Шум')
    expect(category()).toBeDisabled()
    const button = screen.getByRole('button', { name: 'Sending your report…' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(router.location.pathname).toBe('/report-problem')
    answer.release()
    await waitFor(() => expect(router.location.pathname).toBe('/report-problem/success'))
    expect(sent).toHaveLength(1)
  })

  it.each([
    [422, 'Your report was not accepted'],
    [500, 'We could not confirm your report'],
  ])('answered %i leads to the success page too, which is true and keeps the guest’s words', async (status, title) => {
    hotelTakesReports(() => HttpResponse.json({}, { status }))
    openForm()
    await fillIn()
    await userEvent.click(next())
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText('Noise')).toBeVisible()
    expect(screen.getByText('The lift hums')).toBeVisible()
  })
})

describe('the success page', () => {
  it('links to the reported problems exactly as found, and home; it claims nothing it does not know', () => {
    openForm({ at: '/report-problem/success' })
    expect(screen.getByText(/is listed under My reported problems/)).toBeVisible()
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ...[
        ['My reported problems', '/my-reported-problems'],
        ['My stay', '/my-stay'],
        ['Go to home', '/'],
      ],
    ])
  })
})
