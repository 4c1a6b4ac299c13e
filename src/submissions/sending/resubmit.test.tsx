import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ReportProblem } from '#src/screens/report-problem/ReportProblem.tsx'
import { ReportSuccess } from '#src/screens/report-problem/ReportSuccess.tsx'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'

beforeEach(() => localStorage.clear())

describe('a form that is being sent', () => {
  const routes = [
    { path: '/report-problem', Component: ReportProblem },
    { path: '/report-problem/success', Component: ReportSuccess },
  ]

  it('does not say that it was sent before there is a receipt', async () => {
    const { locks } = navigator
    Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => {}) }, configurable: true })
    const { router } = renderScreen({ routes, at: '/report-problem' })
    await userEvent.click(screen.getByRole('radio', { name: 'Noise' }))
    await userEvent.type(screen.getByRole('textbox'), 'It is loud')
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
    expect(router.location.state).not.toHaveProperty('sent')
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  })

  it('opens the success page when its history entry is marked as sent, without an outcome when there is no receipt', async () => {
    const { router } = renderScreen({
      routes,
      at: { pathname: '/report-problem', state: { submissionId: 'gone', sent: true } },
    })
    await act(async () => Promise.resolve())
    expect(router.location.pathname).toBe('/report-problem/success')
    expect(await screen.findByText(/cannot tell whether the hotel received what you sent/)).toBeVisible()
  })
})
