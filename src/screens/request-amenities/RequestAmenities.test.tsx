import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { deferred } from '#tests/support/deferred.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { RequestAmenities } from './RequestAmenities.tsx'
import { RequestSuccess } from './RequestSuccess.tsx'

const hotel = setupServer()
let sent: unknown[] = []

function hotelTakesRequests(answer: () => Response | Promise<Response>) {
  hotel.use(
    http.get(`${API}/generic-requests/customer/7`, () => HttpResponse.json([])),
    http.post(`${API}/generic-requests/customer/7`, async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
}

beforeAll(() => hotel.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent = []
  hotelTakesRequests(() => HttpResponse.json({}, { status: 201 }))
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
      <RequestAmenities />
    </>
  )
}

function openForm(given: Partial<Given> = {}) {
  const routes = [
    { path: '/request-amenities', Component: InAnyLanguage },
    { path: '/request-amenities/success', Component: RequestSuccess },
    { path: '*', element: <p>Another page</p> },
  ]
  return renderScreen({ routes, at: '/request-amenities', ...given })
}

const category = () => screen.getByRole('combobox', { name: /Category|Категория|Categoría/ })
const message = () => screen.getByRole('textbox', { name: /Message|Съобщение/ })
const send = () => screen.getByRole('button', { name: 'Send request' })

describe('the amenity request form', () => {
  const values = ['Почистване на Стая', 'Нови Кърпи', 'Сешоар', 'Шампоан и Сапун', 'Зареждане на Мини Бар', 'Друго']

  it.each([
    ['bg', ['Почистване на стаята', 'Нови кърпи', 'Сешоар', 'Шампоан и сапун', 'Зареждане на минибара', 'Друго']],
    ['en', ['Room cleaning', 'Fresh towels', 'Hairdryer', 'Shampoo and soap', 'Minibar refill', 'Other']],
    [
      'es',
      [
        'Limpieza de la habitación',
        'Toallas limpias',
        'Secador de pelo',
        'Champú y jabón',
        'Reposición del minibar',
        'Otro',
      ],
    ],
  ] as const)('offers the six categories in %s with the same values, and none is selected', (language, labels) => {
    openForm({ language })
    const options = within(category()).getAllByRole<HTMLOptionElement>('option')
    expect(options.slice(1).map((option) => option.text)).toEqual(labels)
    expect(options.map((option) => option.value)).toEqual(['', ...values])
    expect(category()).toHaveValue('')
  })

  it('requires only the category, although the message is marked as required', async () => {
    openForm()
    expect(message()).toBeRequired()
    await userEvent.type(message(), 'Two, please')
    expect(send()).toBeDisabled()
    await userEvent.clear(message())
    await userEvent.selectOptions(category(), 'Hairdryer')
    expect(send()).toBeEnabled()
  })

  it('links to home on Cancel, and to the list of requests', () => {
    openForm()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'My requests' })).toHaveAttribute('href', '/request-amenities/requests')
  })

  it('keeps the category and the message when the language changes', async () => {
    openForm()
    await userEvent.selectOptions(category(), 'Fresh towels')
    await userEvent.type(message(), 'Two, please')
    await userEvent.click(screen.getByRole('button', { name: 'BG' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Заявка за стаята' })).toBeVisible()
    expect(category()).toHaveValue('Нови Кърпи')
    expect(message()).toHaveValue('Two, please')
  })
})

describe('sending an amenity request', () => {
  it('sends exactly the three fields once, also with an empty message', async () => {
    const { router } = openForm()
    await userEvent.selectOptions(category(), 'Hairdryer')
    await userEvent.dblClick(send())
    expect(await screen.findByText('Your request has been received')).toBeVisible()
    expect(router.location.pathname).toBe('/request-amenities/success')
    expect(sent).toEqual([{ customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' }])
  })

  it('sends the message and stores the Bulgarian category in the receipt', async () => {
    const { store } = openForm()
    await userEvent.selectOptions(category(), 'Minibar refill')
    await userEvent.type(message(), ' Water only ')
    await userEvent.click(send())
    await screen.findByText('Your request has been received')
    expect(sent).toEqual([
      { customerMessageRequest: 'Water only', status: 'CREATED', category: 'Зареждане на Мини Бар' },
    ])
    expect(store.getState().receipts.all[0]?.content).toEqual({
      category: 'Зареждане на Мини Бар',
      message: 'Water only',
    })
  })

  it('keeps the form visible while sending', async () => {
    const answer = deferred()
    hotelTakesRequests(async () => {
      await answer.until
      return new HttpResponse(null, { status: 201 })
    })
    const { router } = openForm()
    await userEvent.selectOptions(category(), 'Other')
    await userEvent.type(message(), 'A kettle')
    await userEvent.click(send())
    expect(screen.getByRole('status')).toHaveTextContent('Sending your request…')
    expect(category()).toHaveValue('Друго')
    expect(message()).toHaveValue('A kettle')
    answer.release()
    await waitFor(() => expect(router.location.pathname).toBe('/request-amenities/success'))
  })

  it.each([
    [400, 'Your request was not accepted'],
    [503, 'We could not confirm that your request arrived'],
  ])('opens the success page after a %i too, with the true outcome and the guest’s message', async (status, title) => {
    hotelTakesRequests(() => HttpResponse.json({}, { status }))
    openForm()
    await userEvent.selectOptions(category(), 'Other')
    await userEvent.type(message(), 'A kettle')
    await userEvent.click(send())
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText('Other')).toBeVisible()
    expect(screen.getByText('A kettle')).toBeVisible()
  })
})

describe('the success page of an amenity request', () => {
  it('links to the requests and to home, and claims no outcome without a submission', () => {
    openForm({ at: '/request-amenities/success' })
    expect(screen.getByText(/under My requests/)).toBeVisible()
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ...[
        ['My requests', '/request-amenities/requests'],
        ['My stay', '/my-stay'],
        ['Go to the home page', '/'],
      ],
    ])
  })
})
