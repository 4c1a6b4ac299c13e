import { act, configure } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setConsentPaused, writeConsent } from '#src/analytics/consent.ts'
import { endTracking, stopPageViews } from '#src/analytics/pageViews.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { PageViews } from './PageViews.tsx'

const routes = [
  {
    path: '/',
    element: (
      <>
        <PageViews />
        <Outlet />
      </>
    ),
    children: [
      { index: true, element: null },
      { path: 'room-service', element: null },
      { path: 'orders/:orderId', element: null },
      { path: '*', element: null },
    ],
  },
]

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
    expect([commands(), scripts(), sessionStorage.length]).toEqual([[], [], 0])
  })

  it('are sent once for each route change, by pattern, and not for a new query or state', async () => {
    const router = open({ at: '/?token=secret' })
    await act(() => router.navigate('/room-service'))
    await act(() => router.navigate('/room-service?guest=7', { replace: true, state: { submissionId: 'x' } }))
    await act(() => router.navigate('/orders/4711'))
    await act(() => router.navigate('/secret-page'))
    expect(views()).toEqual([
      ['page_view', '/'],
      ['page_view', '/room-service'],
      ['page_view', '/orders/:orderId'],
      ['page_view', '/*'],
    ])
  })

  it('stop while the consent is paused, and are sent again once it is resumed', async () => {
    const router = open()
    act(() => setConsentPaused(true))
    await act(() => router.navigate('/room-service'))
    expect(views()).toEqual([['page_view', '/']])
    expect(sessionStorage.length).toBe(0)
    act(() => setConsentPaused(false))
    expect(views()).toEqual([
      ['page_view', '/'],
      ['page_view', '/room-service'],
    ])
  })

  it('are sent once where React runs effects twice', () => {
    configure({ reactStrictMode: true })
    open()
    configure({ reactStrictMode: false })
    expect(views()).toEqual([['page_view', '/']])
  })

  it('never contain an id, query or token', async () => {
    const router = open({ at: '/?token=secret' })
    await act(() => router.navigate('/orders/4711?guest=7#part'))
    const said = JSON.stringify(commands())
    for (const secret of ['secret', '4711', 'guest', 'part', 'token']) expect(said).not.toContain(secret)
    expect(said).toContain(`${window.location.origin}/orders/:orderId`)
  })

  it('load Google’s script once and count nothing by themselves', async () => {
    const router = open({ id: 'G-A&B' })
    await act(() => router.navigate('/room-service'))
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-A%26B'])
    expect(commands()).toContainEqual(['config', 'G-A&B', expect.objectContaining({ send_page_view: false })])
  })

  it('write the tracker’s session when they start, and Log Out removes it', () => {
    open()
    expect(Object.keys(sessionStorage).sort()).toEqual(['tracker_session_id', 'tracker_session_timestamp'])
    endTracking()
    expect(sessionStorage).toHaveLength(0)
  })

  it('stop when the guest withdraws, and start again with a new consent', async () => {
    document.cookie = '_ga_TEST=1'
    const router = open()
    act(() => writeConsent({ analytics: false, widget: false }))
    await act(() => router.navigate('/room-service'))
    expect(views()).toEqual([['page_view', '/']])
    expect([sessionStorage.length, document.cookie]).toEqual([0, ''])
    expect(window).toHaveProperty('ga-disable-G-TEST', true)
    act(() => writeConsent({ analytics: true, widget: false }))
    expect(views()).toEqual([
      ['page_view', '/'],
      ['page_view', '/room-service'],
    ])
    expect(window).toHaveProperty('ga-disable-G-TEST', false)
  })

  it('break nothing when storage is blocked or the script cannot be added', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(document.head, 'append').mockImplementation(() => {
      throw new TypeError('blocked by policy')
    })
    expect(() => open()).not.toThrow()
  })
})
