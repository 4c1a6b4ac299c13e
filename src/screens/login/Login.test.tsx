import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { lazy } from 'react'
import { describe, expect, it } from 'vitest'
import { rememberPage, rememberedPage } from '#src/navigation/rememberedPage.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { Login } from './Login.tsx'
import { mockHotel } from '#tests/support/page/mockHotel.ts'

const session = { personId: 7, sessionId: 'fresh', fullName: 'Ана Петрова', roomNumber: '0305' }
const hotel = mockHotel()
let received: unknown[] = []

function hotelAnswers(answer: () => Response | Promise<Response>) {
  received = []
  hotel.use(
    http.post(`${API}/customer/login`, async ({ request }) => {
      received.push(await request.json())
      return answer()
    }),
  )
}

function openLogin(given: Partial<Given> = {}) {
  return renderScreen({ routes: [{ path: '/login', Component: Login }], at: '/login', guest: null, ...given })
}

const accountNumber = () => screen.getByRole('textbox', { name: /Account number/ })
const roomNumber = () => screen.getByRole('textbox', { name: /Room number/ })
const consent = () => screen.getByRole('checkbox')
const button = () => screen.getByRole('button', { name: /Sign/ })

async function enter(account = ' 0100200 ', room = '0305') {
  await userEvent.type(accountNumber(), account)
  await userEvent.type(roomNumber(), room)
  await userEvent.click(consent())
  await userEvent.dblClick(button())
}

describe('signing in', () => {
  it.each([
    [' 01-00200 ', '0305'],
    ['\u200E01-00200\u200B', '\u202A٠٣٠٥\u202C'],
    ['⓪１－００２００\uFEFF', '𝟎३0\u00AD5'],
    ['\u280001\u201100200', '0\uFE0F\u20E3305'],
  ])(
    'sends both numbers as trimmed strings, whatever was pasted with them, and opens the home page',
    async (...typed) => {
      hotelAnswers(() => HttpResponse.json(session))
      const { router, store } = openLogin()
      await enter(...typed)
      await waitFor(() => expect(router.location.pathname).toBe('/'))
      expect(received).toEqual([{ accountNumber: '01-00200', roomNumber: '0305' }])
      expect(store.getState().session.user).toMatchObject(session)
    },
  )

  it('begins with the room of the address, as on a card in that room', () => {
    openLogin({ at: '/login?room=%D0%90305' })
    expect(roomNumber()).toHaveValue('А305')
    expect(accountNumber()).toHaveValue('')
  })

  it('keeps the form, busy, while the next screen is loading', async () => {
    hotelAnswers(() => HttpResponse.json(session))
    const home = { path: '/', Component: lazy(() => new Promise<never>(() => {})) }
    const { router } = openLogin({ routes: [{ path: '/login', Component: Login }, home] })
    await enter()
    await waitFor(() => expect(router.location.pathname).toBe('/'))
    expect(button()).toHaveAttribute('aria-disabled', 'true')
  })

  it('opens the remembered page and then forgets it', async () => {
    rememberPage('/room-service?x=1')
    hotelAnswers(() => HttpResponse.json(session))
    const { router } = openLogin()
    await enter()
    await waitFor(() => expect(router.location.pathname).toBe('/room-service'))
    expect(router.location.search).toBe('?x=1')
    expect(rememberedPage()).toBe('/')
  })
})

describe('an incomplete login form', () => {
  it('takes both numbers that a password manager fills in at once when a field is focused', async () => {
    openLogin()
    accountNumber().addEventListener('focus', () => {
      fireEvent.change(accountNumber(), { target: { value: '1' } })
      fireEvent.change(roomNumber(), { target: { value: '305' } })
    })
    fireEvent.submit(button())
    expect(accountNumber()).toHaveValue('1')
    expect(roomNumber()).toHaveValue('305')
    expect(accountNumber()).toBeValid()
    expect(roomNumber()).toBeValid()
    expect(consent()).toBeInvalid()
  })

  it('marks each empty field and focuses the first, until it is given', async () => {
    openLogin()
    await userEvent.type(accountNumber(), '   ')
    await userEvent.click(button())
    expect(accountNumber()).toHaveFocus()
    expect(accountNumber()).toHaveAccessibleDescription('Enter your account number.')
    expect(roomNumber()).toHaveAccessibleDescription('Enter your room number.')
    expect(consent()).toHaveAccessibleDescription('Tick this box to continue.')
    expect(consent()).toBeInvalid()
    await userEvent.type(accountNumber(), '1')
    await userEvent.type(roomNumber(), '2{Enter}')
    expect(accountNumber()).not.toHaveAccessibleDescription()
    expect(consent()).toHaveFocus()
    await userEvent.click(consent())
    expect(consent()).not.toHaveAccessibleDescription()
  })
})

describe('a failed login', () => {
  const problem = 'There was a problem with the login'
  const contactReception = `${problem}There was a problem with your authentication. Please contact the reception.`

  it.each([
    ['refused', () => HttpResponse.json({ message: '0100200 is unknown' }, { status: 401 }), contactReception],
    ['unknown', () => HttpResponse.json(null, { status: 404 }), contactReception],
    ['met by a broken server', () => new HttpResponse('oops', { status: 503 }), problem],
    ['without a network', () => HttpResponse.error(), problem],
    ['answered with something else', () => HttpResponse.json({ hello: 'sandbox' }), problem],
  ])('shows the right error text: %s', async (how, answer, words) => {
    expectConsole('error', /^Login failed: (?!.*0100200)(?!.*0305)/)
    if (how === 'answered with something else') expectConsole('warn', /^customer\/login: personId does not fit/)
    hotelAnswers(answer)
    const { router } = openLogin()
    await enter()
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${words}$`))
    expect(router.location.pathname).toBe('/login')
    expect(accountNumber()).toHaveValue(' 0100200 ')
  })
})

describe('the consent checkbox', () => {
  it('has the text of the spec, without links when no URLs are configured', () => {
    openLogin()
    const words = 'I agree with the Terms & Conditions and the Privacy Policy.*'
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeRequired()
    expect(screen.getByText(/^I agree/).parentElement).toHaveTextContent(words)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    ['en', 'https://hotel.example/terms', ['https://hotel.example/terms#en', '/privacy.html#en']],
    ['es', '/policies.html#terms', ['/policies.html#terms', '/privacy.html#es']],
  ] as const)(
    'links to the policies in a new tab, at the part in the guest’s language unless the URL names another: %s',
    (language, termsUrl, urls) => {
      openLogin({ language, config: { termsUrl, privacyUrl: '/privacy.html' } })
      const links = screen.getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual(urls)
      for (const link of links) {
        expect(link).toHaveAttribute('target', '_blank')
        expect(link.getAttribute('rel')).toContain('noopener')
      }
    },
  )

  it('has no links when the URLs are not web addresses', () => {
    openLogin({ config: { termsUrl: 'javascript:alert(1)', privacyUrl: '/\t/evil.example' } })
    expect(screen.queryByRole('link')).toBeNull()
  })
})
