import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { guest, openFrame } from '#tests/support/page/openFrame.tsx'

describe('the header', () => {
  it('greets a guest by name on home, under the name of the hotel', () => {
    openFrame('/', guest)
    expect(screen.getByRole('heading', { level: 1, name: 'Vitosha Palace' })).toBeVisible()
    expect(screen.getByText('Welcome, Maria Ivanova')).toBeVisible()
  })

  it('greets a visitor without a name', () => {
    openFrame('/')
    expect(screen.getByText('Welcome')).toBeVisible()
  })

  it('leads home from every other page', () => {
    openFrame('/login')
    expect(screen.getByRole('link', { name: 'Vitosha Palace' })).toHaveAttribute('href', '/')
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
    await user.click(screen.getByRole('link', { name: 'Home' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Vitosha Palace' })).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })
})
