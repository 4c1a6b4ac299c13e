import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'

const home = 'https://hotel.example/'
const ours = `${home}sw.js`

function worker(scriptURL = ours, state = 'installed') {
  return Object.assign(new EventTarget(), { scriptURL, state, postMessage: vi.fn<(message: object) => void>() })
}

type Worker = ReturnType<typeof worker>
const none: Worker | null = null

/** What the browser knows of the workers at an address. */
function registered(scope = home) {
  return Object.assign(new EventTarget(), {
    scope,
    active: none,
    waiting: none,
    installing: none,
    unregister: vi.fn<() => Promise<boolean>>(),
  })
}

type Registration = ReturnType<typeof registered>

/** A new worker arrives and is ready. */
function arrive(registration: Registration, installing: Worker): void {
  Object.assign(registration, { installing })
  registration.dispatchEvent(new Event('updatefound'))
  installing.dispatchEvent(new Event('statechange'))
}

const reload = vi.fn<() => void>()

interface Given {
  readonly host?: string
  readonly found?: Registration
  readonly given?: Registration | undefined
  readonly ready?: Promise<void>
  readonly controller?: Worker
}

/** Opens the app in a browser that knows `found` and gives `given` when a worker is registered. */
async function open({ host = 'hotel.example', found, given, ready, controller }: Given) {
  const register = vi.fn(() => Promise.resolve(given))
  const container = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(found),
    register,
    ready,
    controller,
  })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { hostname: host, origin: 'https://hotel.example', reload })
  vi.resetModules()
  const { registerServiceWorker, newVersion, openNewVersion } = await import('./serviceWorker.ts')
  const told = vi.fn<() => void>()
  newVersion.subscribe(told)
  await registerServiceWorker()
  await registerServiceWorker() // The frame may ask more than once.
  return { register, container, told, isOffered: newVersion.read, openNewVersion }
}

beforeEach(() => void reload.mockReset())

describe('a newer version', () => {
  it('is not what the first worker brings', async () => {
    const given = registered()
    const { register, isOffered } = await open({ given })
    arrive(given, worker())
    expect(register).toHaveBeenCalledExactlyOnceWith(ours, { scope: home })
    expect(isOffered()).toBe(false)
  })

  it('that waits already is offered', async () => {
    const { isOffered } = await open({ given: Object.assign(registered(), { active: worker(), waiting: worker() }) })
    expect(isOffered()).toBe(true)
  })

  it.each([
    ['is found later is offered', 'installed', true],
    ['is gone again is not', 'redundant', false],
  ])('that %s', async (_what, state, is) => {
    const given = Object.assign(registered(), { active: worker() })
    const { isOffered, told } = await open({ given })
    expect(isOffered()).toBe(false)
    arrive(given, worker(ours, state))
    expect([isOffered(), told.mock.calls.length]).toEqual([is, is ? 1 : 0])
  })

  it('that was on its way before the app looked is offered once it is there', async () => {
    const installing = worker(ours, 'installing')
    const { isOffered } = await open({ given: Object.assign(registered(), { active: worker(), installing }) })
    expect(isOffered()).toBe(false)
    installing.state = 'installed'
    installing.dispatchEvent(new Event('statechange'))
    expect(isOffered()).toBe(true)
  })

  it('opens when the guest says so: it is told to take over, and the page is loaded again once it has', async () => {
    const waiting = worker()
    const { container, openNewVersion } = await open({
      given: Object.assign(registered(), { active: worker(), waiting }),
    })
    openNewVersion()
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    for (let times = 0; times < 2; times++) container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that another tab has opened meanwhile opens at once', async () => {
    const waiting = worker()
    const { openNewVersion } = await open({ given: Object.assign(registered(), { active: worker(), waiting }) })
    waiting.state = 'activated'
    openNewVersion()
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('the worker', () => {
  it('is waited for: what comes after the app would take the network from it', async () => {
    const { until, release } = deferred()
    const kept = open({ given: registered(), ready: until }).then(() => 'kept')
    await vi.waitFor(() => expect(navigator.serviceWorker.register).toHaveBeenCalled())
    const aTurn = new Promise((resolve) => void setTimeout(resolve, 0, 'not yet'))
    expect(await Promise.race([kept, aTurn])).toBe('not yet')
    release()
    expect(await kept).toBe('kept')
  })

  it('that is given up, as for want of room on the phone, is waited for no longer', async () => {
    const installing = worker(ours, 'installing')
    const { until: never } = deferred()
    const kept = open({ given: Object.assign(registered(), { installing }), ready: never }).then(() => 'kept')
    for (const [state, then] of [
      ['installed', 'not yet'],
      ['redundant', 'kept'],
    ] as const) {
      await vi.waitFor(() => expect(navigator.serviceWorker.register).toHaveBeenCalled())
      const aTurn = new Promise((resolve) => void setTimeout(resolve, 0, 'not yet'))
      installing.state = state
      installing.dispatchEvent(new Event('statechange'))
      expect(await Promise.race([kept, aTurn])).toBe(then)
    }
  })

  it('is looked for by the browser as ever when it is there', async () => {
    const found = Object.assign(registered(), { active: worker() })
    const { register } = await open({ found, given: found })
    expect([register.mock.calls.length, found.unregister.mock.calls.length]).toEqual([1, 0])
  })

  it.each([
    ['grand-demo-hotel.example', false, 1],
    ['localhost', false, 1],
    ['grand-demo-hotel.example', true, 0],
    ['hotel.example', true, 0],
  ])('goes by the build and not by the name of the host: %s, in a demo build: %s', async (host, demo, times) => {
    vi.stubGlobal('__DEMO__', demo)
    const { register } = await open({ host, given: registered() })
    expect(register).toHaveBeenCalledTimes(times)
  })

  it('of a demo that this address had goes, and ours comes with the next visit', async () => {
    const found = Object.assign(registered(), { active: worker(`${home}mockServiceWorker.js`) })
    const { register } = await open({ found })
    expect([register.mock.calls.length, found.unregister.mock.calls.length]).toEqual([0, 1])
  })

  it('does not come over one that is unregistered and still controls the page, for that would bring it back', async () => {
    const { register } = await open({ given: registered(), controller: worker(`${home}mockServiceWorker.js`) })
    expect(register).not.toHaveBeenCalled()
  })

  it('that is refused without a word breaks nothing', async () => {
    const { isOffered } = await open({ given: undefined })
    expect(isOffered()).toBe(false)
  })
})
