import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeDraft } from '#src/outbox/drafts.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { startDisplay } from '#src/ui/display.ts'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { Settings } from './Settings.tsx'
import { eventually } from '#tests/support/eventually.ts'

const reopen = vi.fn<() => void>()

function openSettings(given: Partial<Given> = {}) {
  return renderScreen({ routes: [{ path: '/', element: <Settings reopen={reopen} /> }], at: '/', ...given })
}

/** A configuration with page view tracking. */
const counting = { GA_TRACKING_ID: 'G-TEST' }

const onPage = () => Object.fromEntries(Object.entries(document.documentElement.dataset))

const choose = (group: string, name: string | RegExp) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))

async function wipe(...ticks: RegExp[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Remove what is saved on this phone' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const name of ticks) await userEvent.click(dialog.getByRole('checkbox', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
}

beforeEach(() => {
  reopen.mockClear()
  document.cookie = '_ga_TEST=; max-age=0'
  startDisplay()
})

describe('the settings screen', () => {
  it('applies text size, theme, contrast, motion and data saver immediately', async () => {
    openSettings()
    await choose('Text size', /130 %/)
    await choose('Colours', 'Dark')
    await choose('Contrast', 'High')
    await choose('Motion', 'Less')
    await choose('Mobile data', /^Data saver/)
    expect(onPage()).toEqual({ text: '130', theme: 'dark', contrast: 'high', motion: 'reduced', data: 'saver' })
    expect(localStorage.getItem('companion-display')).toContain('"text":"130"')
    await choose('Text size', /100 %/)
    await choose('Colours', 'As on this phone')
    await choose('Contrast', 'Normal')
    await choose('Motion', 'As on this phone')
    await choose('Mobile data', 'As on this phone')
    expect(onPage()).toEqual({})
  })

  it('gives no consent by default, and lets the guest give and withdraw it', async () => {
    openSettings({ config: counting })
    const boxes = screen.getAllByRole('checkbox')
    for (const box of boxes) expect(box).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: /Count page views/ }))
    expect(localStorage.getItem('companion-consent')).toBe('{"analytics":true,"widget":false}')
    await userEvent.click(screen.getByRole('checkbox', { name: /Show tours/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Count page views/ }))
    expect(localStorage.getItem('companion-consent')).toBe('{"analytics":false,"widget":true}')
  })

  it.each([
    ['tours and page views', counting, [/Count page views/, /Show tours/]],
    ['tours', { GA_TRACKING_ID: ' ' }, [/Show tours/]],
    ['page views', { ...counting, activitiesWidget: false }, [/Count page views/]],
    ['neither', { activitiesWidget: false }, []],
  ])('lists only the consents that the hotel needs: %s', (_what, config, asked) => {
    openSettings({ config })
    expect(screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      asked.map((label) => expect.stringMatching(label)),
    )
    expect(screen.queryByRole('region', { name: 'Privacy' }) !== null).toBe(asked.length > 0)
  })

  it('shows the version and the build time in the hotel’s time zone', () => {
    openSettings()
    const when = formatMoment(__BUILD__.builtAt, 'en', 'Europe/Sofia')
    expect(when).toMatch(/20\d\d, \d\d:\d\d$/)
    expect(screen.getByText(`Version ${__BUILD__.version} of ${when}`)).toBeVisible()
  })

  it('lists what is stored on the device', async () => {
    localStorage.setItem('companion-receipt-1', '{"personId":7}')
    sessionStorage.setItem('companion-draft-problem', '{}')
    document.cookie = '_ga_TEST=1'
    vi.stubGlobal('caches', { keys: () => Promise.resolve(['workbox-precache-v2-http://localhost/']) })
    openSettings()
    await eventually(() => expect(screen.getAllByText('Saved')).toHaveLength(5))
    expect(screen.getByText('your sign-in: name, room and dates of stay')).toBeVisible()
    expect(screen.getByText('auth-storage')).not.toBeVisible()
    await userEvent.click(screen.getByText('Details'))
    expect(screen.getByText('auth-storage')).toBeVisible()
    const saved = screen.getAllByText('Saved').map((each) => each.closest('li')?.querySelector('code')?.textContent)
    expect(saved).toEqual([
      'companion-receipt-*',
      'companion-draft-*, companion-tab',
      'companion-guest-scope',
      '_ga*',
      'workbox-precache-*',
    ])
  })
})

describe('removing the stored data', () => {
  const googles = ['_ga', '_ga_TEST', '_gat_gtag_TEST', '_gac_TEST']
  const ours = [
    'companion-receipt-1',
    'companion-spa-7',
    'companion-offline-of-7-getOrders',
    'companion-guest-scope',
    'companion-language',
    'companion-display',
    'companion-later',
  ]

  beforeEach(() => {
    for (const key of [...ours, 'auth-storage', 'of-another-app']) localStorage.setItem(key, '{}')
    const ofTab = [
      'companion-draft-problem',
      'companion-remembered-page',
      'tracker_session_id',
      'tracker_session_timestamp',
    ]
    for (const key of ofTab) sessionStorage.setItem(key, 'x')
    for (const name of googles) document.cookie = `${name}=1`
  })

  it('keeps the session and data of other apps, and reloads the app', async () => {
    const { store } = openSettings()
    await wipe()
    expect(Object.keys(localStorage).sort()).toEqual(['auth-storage', 'of-another-app'])
    expect([sessionStorage.length, document.cookie]).toEqual([0, ''])
    expect(store.getState().session.isAuthenticated).toBe(true)
    expect(reopen).toHaveBeenCalledTimes(1)
  })

  it('also signs out when the guest chooses it', async () => {
    const { store } = openSettings()
    await wipe(/log me out/i)
    expect(store.getState().session.isAuthenticated).toBe(false)
    expect(reopen).not.toHaveBeenCalled()
  })

  it('names unsent drafts that would be lost', async () => {
    openSettings()
    storeDraft('problem', 7, { message: 'Loud' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove what is saved on this phone' }))
    const term = within(screen.getByRole('dialog')).getByRole('term')
    expect([term.textContent, term.nextElementSibling?.textContent]).toEqual([
      'Started but not sent',
      'report of a problem',
    ])
  })

  it('offers a visitor no sign-out, and removes nothing on Cancel', async () => {
    openSettings({ guest: null })
    const opener = screen.getByRole('button', { name: 'Remove what is saved on this phone' })
    fireEvent.click(opener) // without focusing it, as in WebKit
    expect(within(screen.getByRole('dialog')).queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/sign/i)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(localStorage.getItem('companion-later')).toBe('{}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener).toHaveFocus()
  })
})
