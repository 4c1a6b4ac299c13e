import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { QueryView, type QueryState } from './QueryView.tsx'

const texts = {
  failed: 'We could not load this.',
  failedHint: 'Try again.',
  oldHint: 'It may have changed.',
  retry: 'Retry',
  loading: 'Loading',
}
const still = { isLoading: false, isFetching: false, isError: false, refetch: vi.fn<() => void>() }

function show(query: Partial<QueryState<string[]>>, old?: string) {
  return render(
    <QueryView
      query={{ ...still, ...query }}
      skeleton={<div data-testid="skeleton" />}
      isEmpty={(orders) => orders.length === 0}
      empty={<p>No orders yet</p>}
      texts={texts}
      old={old}
    >
      {(orders) => <p>{orders.join(', ')}</p>}
    </QueryView>,
  )
}

it('announces the loading and shows a skeleton', () => {
  show({ isLoading: true, isFetching: true })
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.getByTestId('skeleton')).toBeInTheDocument()
})

it('shows the failure, and retries without losing the focus', async () => {
  const refetch = vi.fn<() => void>()
  const { container } = show({ isError: true, refetch })
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load this.')
  expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledOnce()
  expect(container.firstElementChild).toHaveFocus()
})

it('preserves the data when a later request fails', () => {
  show({ data: ['soup'], isError: true })
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByText('soup')).toBeVisible()
})

it('states the age of older data without an alert, also while it is requested again', async () => {
  const refetch = vi.fn<() => void>()
  show({ data: ['soup'], isError: true, refetch }, 'As of 14:05')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('As of 14:05It may have changed.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledOnce()
  cleanup()
  show({ data: ['soup'], isFetching: true }, 'As of 14:05')
  expect(screen.getByRole('status')).toHaveTextContent('As of 14:05Loading')
  expect(screen.getByText('soup')).toBeVisible()
})
