import { act, screen, waitFor, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { API, renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { LeaveRating } from './LeaveRating.tsx'
import { RatingSuccess } from './RatingSuccess.tsx'
import { mockHotelTaking } from '#tests/support/page/mockHotel.ts'
import type { Outcome, Receipt } from '#src/outbox/receipt.ts'
import { receiptWritten, sendingBegun } from '#src/outbox/receiptsSlice.ts'

const { hotel, sent, answers } = mockHotelTaking('customers/rating/7')

function hotelRemembers(answer: () => Response | Promise<Response>) {
  hotel.use(http.get(`${API}/customers/rating`, answer))
}

beforeEach(() => hotelRemembers(() => new HttpResponse(null, { status: 404 })))

function openRating(given: Partial<Given> = {}) {
  const routes = [
    { path: '/leave-rating', Component: LeaveRating },
    { path: '/leave-rating/success', Component: RatingSuccess },
  ]
  return renderScreen({ routes, at: '/leave-rating', ...given })
}

const stars = () => screen.findByRole('slider')
const next = () => screen.getByRole('button', { name: 'Send rating' })
const publicReview = () => screen.queryByRole('textbox', { name: 'Public review' })

/** Sets the rating to this number of half stars with the keyboard. */
async function give(halves: number) {
  const control = await stars()
  control.focus()
  await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(halves - 1)}`)
}

describe('a rating that the hotel rejected', () => {
  it('is shown above the form with its value and message', async () => {
    answers(() => HttpResponse.json({}, { status: 422 }))
    const { router } = openRating()
    await give(5)
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to the hotel' }), 'Cold room')
    await userEvent.click(next())
    expect(await screen.findByText('Your rating was not accepted')).toBeVisible()
    await act(() => router.navigate('/leave-rating'))
    const above = await screen.findByRole('region', { name: 'Sent from this phone' })
    expect(above).toHaveTextContent(/Your rating was not accepted.*2.5 out of 5 stars.*Cold room/)
  })
})

describe('the rating form', () => {
  it('shows the public message only above 3 and clears it at 3', async () => {
    openRating()
    await give(7)
    await userEvent.type(publicReview() ?? expect.unreachable(), 'Lovely')
    await give(6)
    expect(publicReview()).toBeNull()
    await give(7)
    expect(publicReview()).toHaveValue('')
  })

  it('starts with the rating stored by the hotel', async () => {
    hotelRemembers(() =>
      HttpResponse.json([{ ratingValue: 3.5, internalMessage: 'Cold soup', publicMessage: 'Nice view' }]),
    )
    openRating()
    expect(await stars()).toHaveValue('3.5')
    expect(screen.getByRole('textbox', { name: 'Message to the hotel' })).toHaveValue('Cold soup')
    expect(publicReview()).toHaveValue('Nice view')
  })

  it('keeps the form when it is opened again and the hotel, which had no rating, has not answered yet', async () => {
    const { router } = openRating()
    await give(7)
    const answer = deferred()
    let requests = 0
    hotelRemembers(async () => {
      requests += 1
      await answer.until
      return new HttpResponse(null, { status: 404 })
    })
    await act(() => router.navigate('/'))
    await act(() => router.navigate('/leave-rating'))
    await waitFor(() => expect(requests).toBe(1))
    expect(screen.getByRole('slider')).toHaveValue('3.5')
    answer.release()
    await waitFor(() => expect(screen.getByRole('slider').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'))
    expect(screen.getByRole('slider')).toHaveValue('3.5')
  })

  it('shows an error and remains usable when the earlier rating cannot be loaded', async () => {
    hotelRemembers(() => HttpResponse.error())
    openRating()
    expect(await screen.findByRole('alert')).toBeVisible()
    await give(4)
    hotelRemembers(() => HttpResponse.json({ ratingValue: 5 }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await stars()).toHaveValue('2')
  })
})

describe('sending a rating', () => {
  it.each([
    ['Yes', [['https://maps.example/me', '_blank', 'noopener']]],
    ['No', []],
    ['Close', []],
  ])('shows the review prompt above 4 while sending, and opens the success page after %s', async (answer, opened) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { router } = openRating({ config: { mapsReviewUrl: 'https://maps.example/me' } })
    await give(9)
    await userEvent.click(next())
    expect(await screen.findByRole('dialog')).toBeVisible()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(router.location.pathname).toBe('/leave-rating')
    await userEvent.click(screen.getByRole('button', { name: answer }))
    expect(await screen.findByText('Thank you for your rating')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(open.mock.calls).toEqual(opened)
  })

  it('waits for the hotel’s response when the guest closes the review prompt first', async () => {
    const answer = deferred()
    answers(async () => {
      await answer.until
      return new HttpResponse(null, { status: 500 })
    })
    const { router } = openRating()
    await give(10)
    await userEvent.click(next())
    await userEvent.click(await screen.findByRole('button', { name: 'No' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.location.pathname).toBe('/leave-rating')
    const button = screen.getByRole('button', { name: 'Sending your rating…' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    answer.release()
    expect(await screen.findByText('We could not confirm that your rating arrived')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

function openSuccess(state: object | null = null, config: Given['config'] = {}) {
  const routes = [
    { path: '/leave-rating/success', Component: RatingSuccess },
    { path: '/', element: <p>Home page</p> },
  ]
  return renderScreen({ routes, at: { pathname: '/leave-rating/success', state }, config })
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('the success page of a rating', () => {
  beforeEach(() => vi.useFakeTimers())

  it('redirects to home after 10 s when nothing was sent, too', async () => {
    const { router } = openSuccess()
    await pass(10)
    expect(router.location.pathname).toBe('/')
  })

  it('cancels the redirect when the guest chooses to stay, and keeps the focus on the page', async () => {
    const { router } = openSuccess()
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.getByText('You are staying on this page.')).toHaveFocus()
    await pass(30)
    expect(router.location.pathname).toBe('/leave-rating/success')
  })

  function rating(outcome: Outcome): Receipt {
    const content = { ratingValue: 2.5, internalMessage: 'Cold room', publicMessage: '' }
    const who = { personId: 7, roomNumber: '305', createdAt: '2026-03-05T10:30:00Z' }
    return { id: 'r1', kind: 'rating', content, outcome, ...who }
  }

  function openWith(outcome: Outcome) {
    const opened = openSuccess({ submissionId: 'r1' })
    act(() => {
      if (outcome === 'sending') opened.store.dispatch(sendingBegun('r1'))
      opened.store.dispatch(receiptWritten(rating(outcome)))
    })
    return opened
  }

  it.each(['confirmed', 'not-accepted', 'unknown'] as const)(
    'announces the redirect while sending, and starts the countdown when the outcome is %s',
    async (outcome) => {
      const { store, router } = openWith('sending')
      expect(screen.getByText('2.5 out of 5 stars')).toBeVisible()
      expect(screen.getByText(/^We will take you to the home page once/)).toBeVisible()
      await pass(30)
      expect(router.location.pathname).toBe('/leave-rating/success')
      act(() => void store.dispatch(receiptWritten(rating(outcome))))
      expect(screen.getByRole('timer')).toHaveTextContent('Back to home in 10 s')
      await pass(9)
      expect(screen.getByRole('timer')).toHaveTextContent('Back to home in 1 s')
      expect(router.location.pathname).toBe('/leave-rating/success')
      await pass(1)
      expect(router.location.pathname).toBe('/')
    },
  )

  it('pauses the countdown while a dialog is open or the page is hidden', async () => {
    const { router } = openWith('not-accepted')
    const dialog = Object.assign(document.createElement('dialog'), { open: true })
    document.body.append(dialog)
    await pass(30)
    dialog.remove()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(30)
    expect(router.location.pathname).toBe('/leave-rating/success')
    hidden.mockRestore()
    await pass(10)
    expect(router.location.pathname).toBe('/')
  })

  const maps =
    'https://www.google.com/maps/search/?api=1&query=%D0%A5%D0%BE%D1%82%D0%B5%D0%BB%20%26%20%D0%A1%D0%BF%D0%B0'

  it.each([
    ['https://maps.example/me', 'https://maps.example/me'],
    [undefined, maps],
    ['javascript:alert(1)', maps],
  ])('links to the public review in a new tab; configured: %s', (mapsReviewUrl, url) => {
    openSuccess(null, { appName: 'Хотел & Спа', ...(mapsReviewUrl !== undefined && { mapsReviewUrl }) })
    const link = screen.getByRole('link', { name: 'Leave a public review (new tab)' })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
