import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { configLoaded } from '#src/config/configSlice.ts'
import { orderList } from '#src/schemas/orders.ts'
import { readTolerantly } from '#src/schemas/tolerantReader.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { reportErrors } from './errorReports.ts'
import { makeStore, restoredState } from '#src/app/store.ts'

const plain = { appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api' }
const RECEIVER = 'https://errors.example/in?of=hotel'
const sent = vi.fn<(address: string, init: { readonly body: string }) => Promise<Response>>()
let listening = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener')
  sent.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', sent)
})

afterEach(() => {
  for (const [kind, listener] of listening.mock.calls) window.removeEventListener(kind, listener)
})

/** The app at this path; `answer` loads a configuration with the given keys. */
function open({ at = '/room-service', ...keys }: { at?: string; errorReportUrl?: string } = {}) {
  window.history.replaceState(null, '', at)
  const store = makeStore(restoredState(), () => undefined)
  const report = reportErrors(store)
  return { store, report, answer: () => store.dispatch(configLoaded(parseStaticConfig({ ...plain, ...keys }))) }
}

function broken(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack })
}

const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(init.body) as object)
const own = `${window.location.origin}/assets/index-1a2b.js`

describe('error reports', () => {
  it('are not sent unless the hotel has configured an address', () => {
    const { report, answer } = open()
    answer()
    report(new Error('broken'))
    expect(sent).not.toHaveBeenCalled()
  })

  it('contain the position in the app’s files, the route and the build, and nothing of the guest', () => {
    const { report, answer } = open({ errorReportUrl: RECEIVER, at: '/room-service?token=secret' })
    answer()
    const stack = `TypeError: Elena in 305\n at f (${own}?token=secret:1:23)\n at https://elsewhere.example/x.js:4:5\n at g@${own}:6:7`
    report(broken('Elena in 305', stack))
    expect(bodies()).toEqual([
      {
        error: 'TypeError',
        at: ['/assets/index-1a2b.js:1:23', '/assets/index-1a2b.js:6:7'],
        route: '/room-service',
        ...__BUILD__,
      },
    ])
    const [[address, init] = []] = sent.mock.calls
    expect(address).toBe(RECEIVER)
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  it('leave out the error’s message, with which Chrome’s stacks begin', () => {
    const { report, answer } = open({ errorReportUrl: RECEIVER })
    answer()
    const { origin } = window.location
    const quoted = ['/orders/customer/1001', '/orders/1001:2:3/x', '/?of=x.js', '/#x.js', '/guests/x.json'].map(
      (path) => `${origin}${path}:2:3`,
    )
    const message = `secret ${quoted.join(' ')} x`
    report(broken(message, `TypeError: ${message}\n    at f (${own}:1:23)`))
    expect(bodies()).toMatchObject([{ at: ['/assets/index-1a2b.js:1:23'] }])
  })

  it('are sent once per position, and five times at most', () => {
    const { report, answer } = open({ errorReportUrl: RECEIVER })
    answer()
    for (const line of [1, 1, 2, 3, 4, 5, 6]) report(broken('', `${own}:${line}:1`))
    expect(bodies()).toHaveLength(5)
  })

  it('cover unhandled rejections and thrown values that are no errors', () => {
    const { answer } = open({ errorReportUrl: RECEIVER })
    answer()
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no error' }))
    expect(bodies()).toMatchObject([{ error: 'string', at: [] }])
  })

  it('name each response field that fails validation once, without its value', () => {
    expectConsole('warn', /orders: \[\]\.status/)
    const { answer } = open({ errorReportUrl: RECEIVER })
    for (const _time of [1, 2]) readTolerantly('orders', orderList, [{ id: 1, status: { of: 'Elena' } }])
    answer()
    expect(bodies()).toEqual([
      { error: 'UnexpectedValue orders: [].status', at: [], route: '/room-service', ...__BUILD__ },
    ])
  })
})
