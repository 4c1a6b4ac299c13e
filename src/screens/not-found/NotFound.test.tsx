import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { GuestSession } from '#src/schemas/session.ts'
import { guest, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { NotFound } from './NotFound.tsx'

function openAt(at: string, user: GuestSession | null = null) {
  renderScreen({ routes: [{ path: '*', Component: NotFound }], at, guest: user })
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

it('links a visitor to the home page only', () => {
  expect(openAt('/no-such-page')).toEqual([['Go to the home page', '/']])
})

it('leads to the list of reported problems in one tap from the address that a report links to', () => {
  expect(openAt('/my-reported-problems', guest)).toEqual([
    ['My reported problems', '/report-problem/reported-problems'],
    ['Go to the home page', '/'],
  ])
})

it('links a guest to the home page and to the lists', () => {
  expect(openAt('/no-such-page', guest)).toEqual([
    ['Go to the home page', '/'],
    ['My stay', '/my-stay'],
    ['My orders', '/my-orders'],
    ['My reservations', '/my-reservations'],
    ['My reported problems', '/report-problem/reported-problems'],
    ['My requests', '/request-amenities/requests'],
  ])
})
