import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GuestSession } from '#src/schemas/session.ts'
import { guest, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { NotFound } from './NotFound.tsx'

function openAt(at: string, user: GuestSession | null = null, screens = ['/report-problem/:list']) {
  renderScreen({ routes: [...screens.map((path) => ({ path })), { path: '*', Component: NotFound }], at, guest: user })
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

it('links a visitor to the home page only', () => {
  expect(openAt('/no-such-page')).toEqual([['Go to home', '/']])
  expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
})

it('links a guest to the home page and to the lists that exist', () => {
  expect(openAt('/no-such-page', guest, ['/my-orders'])).toEqual([
    ['Go to home', '/'],
    ['My orders', '/my-orders'],
  ])
})

const oldAddresses = ['/my-reported-problems', '/my-reported-problems/']

it.each(oldAddresses)('recognises the outdated path %s and links to the actual list', (path) => {
  expect(openAt(path)[0]).toEqual(['My reported problems', '/report-problem/reported-problems'])
})
