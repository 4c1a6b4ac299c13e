import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storeDraft } from '#src/submissions/drafts/drafts.ts'
import type { Outcome, Receipt } from '#src/submissions/receipts/receipt.ts'
import { receiptWritten } from '#src/submissions/receipts/receiptsSlice.ts'
import { storeCart } from '#src/submissions/drafts/storedCart.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { guest, openFrame } from '#tests/support/page/openFrame.tsx'
import { visitHost } from '#tests/support/page/visitHost.ts'
import { eventually } from '#tests/support/eventually.ts'

afterEach(() => {
  sessionStorage.clear()
})

async function openSideMenu(path: string, who: GuestSession | null = null) {
  const frame = openFrame(path, who)
  await frame.user.click(screen.getByRole('button', { name: 'Open the menu' }))
  return { ...frame, menu: within(screen.getByRole('dialog', { name: 'Menu' })) }
}

function receipt(kind: 'problem' | 'rating', outcome: Outcome, more: object = {}): Receipt {
  const contents = {
    problem: { category: 'Шум', message: 'Loud' },
    rating: { ratingValue: 4, internalMessage: '', publicMessage: '' },
  }
  const id = `${kind}-${outcome}-${Object.keys(more).join()}`
  return {
    id,
    kind,
    content: contents[kind],
    outcome,
    personId: 7,
    createdAt: '2026-03-02T10:00:00Z',
    ...more,
  } as Receipt
}

describe('the side menu', () => {
  it('invites a visitor to sign in and has no Log Out', async () => {
    const { menu } = await openSideMenu('/')
    expect(menu.getByText('Improve your experience by signing in')).toBeVisible()
    expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    expect(menu.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument()
    expect(menu.queryByRole('link', { name: 'My stay' })).not.toBeInTheDocument()
  })

  it("shows a guest's stay and the sample activities of a demo host", async () => {
    vi.setSystemTime('2026-03-02T10:00:00Z')
    const { menu } = await openSideMenu('/', guest)
    const facts = (await menu.findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['Name', 'Maria Ivanova'],
      ['Room', '305'],
      ['Check-in', '1 March 2026'],
      ['Check-out', '5 March 2026'],
    ])
    expect(menu.getAllByRole('listitem')).toHaveLength(2)
    expect(menu.queryByText(/Your stay has ended/)).not.toBeInTheDocument()
  })

  it('says that there is no activity on the host of a real hotel', async () => {
    visitHost('https://guests.hotel.example/')
    const { menu } = await openSideMenu('/', guest)
    expect(await menu.findByText('No activity in hotel.')).toBeVisible()
  })

  it('signs out at one tap where nothing would be lost', async () => {
    const { menu, user, store } = await openSideMenu('/', guest)
    await user.click(menu.getByRole('button', { name: 'Log Out' }))
    await eventually(() => expect(store.getState().session.isAuthenticated).toBe(false))
  })

  it('asks before Log Out and names what would be lost', async () => {
    const { menu, user, store } = await openSideMenu('/', guest)
    const kept = [receipt('problem', 'confirmed'), receipt('problem', 'sending'), receipt('rating', 'unknown')]
    const others = [
      receipt('rating', 'not-accepted', { resubmittedAs: 'x' }),
      receipt('problem', 'unknown', { personId: 8 }),
    ]
    act(() => {
      for (const each of [...kept, ...others, receipt('rating', 'unknown', { roomNumber: '305' })])
        store.dispatch(receiptWritten(each))
      storeCart({ personId: 7, lines: [{ productId: 1, quantity: 2 }] })
      storeDraft('reservation', 7, { time: '20:15' })
    })
    await user.click(menu.getByRole('button', { name: 'Log Out' }))
    expect(store.getState().session.isAuthenticated).toBe(true)
    const dialog = within(await screen.findByRole('dialog', { name: 'Log Out?' }))
    const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Still being sent', 'report of a problem'],
      ['Not confirmed by the hotel', 'rating (2)'],
      ['Started but not sent', 'items in the cart, reservation'],
    ])
    await user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(store.getState().session.isAuthenticated).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    await user.click(await screen.findByRole('button', { name: 'Log Out anyway' }))
    expect(store.getState().session.isAuthenticated).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
