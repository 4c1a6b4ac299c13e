import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guest, openFrame } from '#tests/support/page/openFrame.tsx'

describe('the header', () => {
  it.each([
    ['08:30', 'Good morning, Maria Ivanova'],
    ['13:30', 'Good afternoon, Maria Ivanova'],
    ['21:30', 'Good evening, Maria Ivanova'],
  ])('greets a guest by name on home at %s by the hotel’s clock: %s', async (time, greeting) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-03-02T${time}:00+02:00`) })
    openFrame('/', guest)
    expect(screen.getByRole('heading', { level: 1, name: 'Vitosha Palace' })).toBeVisible()
    expect(screen.getByText(greeting)).toBeVisible()
    expect(await screen.findByText(/^Room 305 · until Thu,? 5 Mar$/)).toBeVisible()
  })

  it('greets a visitor without a name, and says what signing in is good for', () => {
    openFrame('/')
    expect(screen.getByText('Welcome')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to order and to see the details of your stay' })).toHaveAttribute(
      'href',
      '/login',
    )
  })
})

describe('Back', () => {
  const back = () => screen.getByRole('link', { name: 'Back' })
  afterEach(() => window.history.replaceState(null, ''))

  it('leads to the page above where the guest has come from no other page', async () => {
    const { user } = openFrame('/room-service/finalize-order')
    expect(back()).toHaveAttribute('href', '/room-service')
    await user.click(back())
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  })

  it('leads to the previous page of the app', async () => {
    const { router, user } = openFrame('/login')
    await act(() => router.navigate('/room-service/finalize-order'))
    window.history.replaceState({ idx: 1 }, '') // as the browser's history has it
    await user.click(back())
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  })
})

describe('the title in the header', () => {
  /** Scrolls the heading to this place. */
  function scrollHeadingTo(bottom: number): void {
    vi.spyOn(screen.getByRole('heading', { level: 1 }), 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect)
    fireEvent.scroll(window)
  }

  it('stands there while the heading has scrolled away, in the place of the hotel’s name', () => {
    openFrame('/login')
    const header = within(screen.getByRole('banner'))
    scrollHeadingTo(-1)
    expect(header.getByText('Sign in')).toBeVisible()
    scrollHeadingTo(1)
    expect(header.queryByText('Sign in')).not.toBeInTheDocument()
  })
})

describe('arriving at a page', () => {
  it('leaves the focus alone on the first page, and sets the document title', () => {
    openFrame('/login')
    expect(document.body).toHaveFocus()
    expect(document.title).toBe('Sign in · Vitosha Palace')
  })

  it('shows the next page from the top, with the focus on its heading', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = openFrame('/room-service/finalize-order')
    await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Home' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Vitosha Palace' })).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })
})
