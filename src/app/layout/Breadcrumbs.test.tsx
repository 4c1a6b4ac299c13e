import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openFrame } from '#tests/support/page/openFrame.tsx'

describe('the breadcrumb', () => {
  it('is a single Home without a link on home', () => {
    openFrame('/')
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getAllByRole('listitem')).toHaveLength(1)
    expect(crumbs.getByText('Home')).toHaveAttribute('aria-current', 'page')
    expect(crumbs.queryByRole('link')).not.toBeInTheDocument()
  })

  it('leads back step by step; the last crumb is not a link', () => {
    openFrame('/room-service/finalize-order')
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Room service', '/room-service'],
    ])
    expect(crumbs.getByText('Review your order')).toHaveAttribute('aria-current', 'page')
  })
})
