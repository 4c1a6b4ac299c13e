import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '#src/submissions/receipts/receipt.ts'
import { receiptSettled, receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { RatingSuccess } from './RatingSuccess.tsx'

function openSuccess(state: object | null = null) {
  const routes = [
    { path: '/leave-rating/success', Component: RatingSuccess },
    { path: '/', element: <p>Home page</p> },
  ]
  return renderScreen({ routes, at: { pathname: '/leave-rating/success', state }, config: { appName: 'Hotel Sofia' } })
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('the success page of a rating', () => {
  beforeEach(() => vi.useFakeTimers())

  it('redirects to home after a countdown of 10 s', async () => {
    const { router } = openSuccess()
    expect(screen.getByRole('timer')).toHaveTextContent('You will be redirected in 10 s')
    await pass(3)
    expect(screen.getByRole('timer')).toHaveTextContent('You will be redirected in 7 s')
    await pass(6)
    expect(router.location.pathname).toBe('/leave-rating/success')
    await pass(1)
    expect(router.location.pathname).toBe('/')
  })

  it('cancels the redirect when the guest chooses to stay, and keeps the focus on the page', async () => {
    const { router } = openSuccess()
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.getByText('You are staying on this page.')).toHaveFocus()
    await pass(30)
    expect(router.location.pathname).toBe('/leave-rating/success')
  })

  function openWith(outcome: Outcome) {
    const opened = openSuccess({ submissionId: 'r1' })
    const content = { ratingValue: 2.5, internalMessage: 'Cold room', publicMessage: '' }
    const who = { personId: 7, roomNumber: '305', createdAt: '2026-03-05T10:30:00Z' }
    act(() => void opened.store.dispatch(receiptWritten({ id: 'r1', kind: 'rating', content, outcome, ...who })))
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
      act(() => void store.dispatch(receiptSettled({ id: 'r1', outcome })))
      expect(screen.getByRole('timer')).toHaveTextContent('You will be redirected in 10 s')
      await pass(10)
      expect(router.location.pathname).toBe('/')
    },
  )

  it('pauses the countdown while the dialog for staff is open or the page is hidden', async () => {
    const { router } = openWith('not-accepted')
    fireEvent.click(screen.getByRole('button', { name: /staff/i }))
    await pass(30)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(30)
    expect(router.location.pathname).toBe('/leave-rating/success')
    hidden.mockRestore()
    await pass(10)
    expect(router.location.pathname).toBe('/')
  })

  it('links to the public review in a new tab', () => {
    openSuccess()
    const link = screen.getByRole('link', { name: 'Leave a public review (new tab)' })
    expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=Hotel%20Sofia')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
