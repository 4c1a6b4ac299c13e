import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeConsent } from '#src/analytics/consent.ts'
import { stopPageViews } from '#src/analytics/tracker.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { usePageViews } from './usePageChange.ts'

function Page() {
  usePageViews()
  return null
}

const routes = [{ path: '*', Component: Page }]

/** The entries of Google's data layer, as plain arrays. */
function commands(): unknown[][] {
  const layer = 'dataLayer' in window ? (window.dataLayer as ArrayLike<unknown>[]) : []
  return layer.map((each) => Array.from(each))
}

const views = () =>
  commands()
    .filter(([name]) => name === 'event')
    .map(([, event, given]) => [event, (given as { page_path: string }).page_path])
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)

function open({ id = 'G-TEST', consent = true, at = '/' }: { id?: string; consent?: boolean; at?: string } = {}) {
  writeConsent({ analytics: consent, widget: false })
  return renderScreen({ routes, at, config: id === '' ? {} : { GA_TRACKING_ID: id } }).router
}

afterEach(() => {
  stopPageViews()
  for (const script of document.querySelectorAll('script')) script.remove()
  Reflect.deleteProperty(window, 'dataLayer')
})

describe('page views', () => {
  it.each([{ id: '' }, { id: ' ' }, { consent: false }])('send nothing with %j', async (given) => {
    const router = open(given)
    await act(() => router.navigate('/room-service'))
    await vi.dynamicImportSettled()
    expect([commands(), scripts(), sessionStorage.length]).toEqual([[], [], 0])
  })

  it('are sent once for each route change, by pattern, and not for a new query or state', async () => {
    const router = open({ at: '/?token=secret' })
    await act(() => router.navigate('/room-service'))
    await act(() => router.navigate('/room-service?guest=7', { replace: true, state: { submissionId: 'x' } }))
    await act(() => router.navigate('/secret-page'))
    await vi.dynamicImportSettled()
    expect(views()).toEqual([
      ['page_view', '/'],
      ['page_view', '/room-service'],
      ['page_view', '/*'],
    ])
  })

  it('never contain an id, query or token', async () => {
    const router = open({ at: '/?token=secret' })
    await act(() => router.navigate('/my-orders?guest=7#part'))
    await vi.dynamicImportSettled()
    const said = JSON.stringify(commands())
    for (const secret of ['secret', 'guest', 'part', 'token']) expect(said).not.toContain(secret)
    expect(said).toContain(`${window.location.origin}/my-orders`)
  })

  it('stop when the guest withdraws, and start again with a new consent', async () => {
    document.cookie = '_ga_TEST=1'
    const router = open()
    await vi.dynamicImportSettled()
    act(() => writeConsent({ analytics: false, widget: false }))
    await act(() => router.navigate('/room-service'))
    expect(views()).toEqual([['page_view', '/']])
    expect([sessionStorage.length, document.cookie]).toEqual([0, ''])
    expect(window).toHaveProperty('ga-disable-G-TEST', true)
    act(() => writeConsent({ analytics: true, widget: false }))
    await vi.dynamicImportSettled()
    expect(views()).toEqual([
      ['page_view', '/'],
      ['page_view', '/room-service'],
    ])
    expect(window).toHaveProperty('ga-disable-G-TEST', false)
  })
})
