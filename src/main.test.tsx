import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'

function addShell(): HTMLElement {
  const shell = document.createElement('div')
  shell.id = 'root'
  document.body.append(shell)
  return shell
}

afterEach(() => {
  document.body.replaceChildren()
  vi.resetModules()
})

it('applies the stored text size and theme before the first render', async () => {
  localStorage.setItem('companion-display', '{"text":"130","theme":"dark"}')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const shell = addShell()
  // React begins with the root by listening on it.
  const looks: (string | undefined)[] = []
  vi.spyOn(shell, 'addEventListener').mockImplementation(
    () => void looks.push(document.documentElement.dataset['text']),
  )

  vi.useFakeTimers()
  let isReady = false
  void import('./main.tsx').then(() => {
    isReady = true
  })
  await act(() => eventually(() => expect(isReady).toBe(true)))
  expect(looks).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()

  expect(looks[0]).toBe('130')
  expect(Object.fromEntries(Object.entries(document.documentElement.dataset))).toEqual({ text: '130', theme: 'dark' })
  expect(screen.getByRole('status')).toBeVisible()
})

it('names the number of reception that the hotel has configured', async () => {
  const config = { COMPANION_BASE_JAVA_URL: '/api', receptionDial: '9' }
  vi.stubGlobal('fetch', (request: Request | string) =>
    Promise.resolve(Response.json(String(Object(request).url ?? request).endsWith('config.json') ? config : [{}])),
  )
  addShell()
  window.history.replaceState(null, '', '/reception')
  await import('./main.tsx')
  await eventually(() => expect(screen.getByText('Наберете 9 за рецепция')).toBeVisible())
})
