import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { visitHost } from '#tests/support/page/visitHost.ts'

const home = 'https://hotel.example/'
const ours = `${home}sw.js`

function worker(scriptURL = ours, state = 'installed') {
  return Object.assign(new EventTarget(), { scriptURL, state, postMessage: vi.fn<(message: object) => void>() })
}

type Worker = ReturnType<typeof worker>
const none: Worker | null = null

/** A fake `ServiceWorkerRegistration`. */
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

/** Simulates an update: a new worker is installed. */
function installUpdate(registration: Registration, installing: Worker): void {
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

/** Imports the module in a browser with the registration `found`, where `register` resolves with `given`. */
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
  visitHost(`https://${host}/`)
  vi.resetModules()
  const { registerServiceWorker, newVersion, openNewVersion } = await import('./serviceWorker.ts')
  const listener = vi.fn<() => void>()
  newVersion.subscribe(listener)
  await registerServiceWorker()
  await registerServiceWorker() // The frame may ask more than once.
  return { register, container, listener, isOffered: newVersion.read, openNewVersion }
}

beforeEach(() => void reload.mockReset())

describe('a newer version', () => {
  it('is not offered when the first worker is installed', async () => {
    const given = registered()
    const { register, isOffered } = await open({ given })
    installUpdate(given, worker())
    expect(register).toHaveBeenCalledExactlyOnceWith(ours, { scope: home })
    expect(isOffered()).toBe(false)
  })

  it('is offered when its worker is already waiting', async () => {
    const { isOffered } = await open({ given: Object.assign(registered(), { active: worker(), waiting: worker() }) })
    expect(isOffered()).toBe(true)
  })

  it.each([
    ['is found later is offered', 'installed', true],
    ['is gone again is not', 'redundant', false],
  ])('that %s', async (_what, state, is) => {
    const given = Object.assign(registered(), { active: worker() })
    const { isOffered, listener } = await open({ given })
    expect(isOffered()).toBe(false)
    installUpdate(given, worker(ours, state))
    expect([isOffered(), listener.mock.calls.length]).toEqual([is, is ? 1 : 0])
  })

  it('is offered once installed when it was already installing at registration', async () => {
    const installing = worker(ours, 'installing')
    const { isOffered } = await open({ given: Object.assign(registered(), { active: worker(), installing }) })
    expect(isOffered()).toBe(false)
    installing.state = 'installed'
    installing.dispatchEvent(new Event('statechange'))
    expect(isOffered()).toBe(true)
  })

  it('is not offered on the demo host, whose next page is the new one by itself', async () => {
    vi.stubGlobal('__DEMO__', true)
    const given = Object.assign(registered(), { active: worker(), waiting: worker() })
    const { register, isOffered } = await open({ given })
    installUpdate(given, worker())
    expect([register.mock.calls.length, isOffered()]).toEqual([1, false])
  })

  it('is activated when the guest opens it, and the page is reloaded once it controls the page', async () => {
    const waiting = worker()
    const { container, openNewVersion } = await open({
      given: Object.assign(registered(), { active: worker(), waiting }),
    })
    openNewVersion(reload)
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    for (let times = 0; times < 2; times++) container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is opened by a reload when another tab has activated it', async () => {
    const waiting = worker()
    const { openNewVersion } = await open({ given: Object.assign(registered(), { active: worker(), waiting }) })
    waiting.state = 'activated'
    openNewVersion(reload)
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('the service worker', () => {
  it('is awaited, so that later background loading does not compete with it', async () => {
    const { until, release } = deferred()
    const registration = open({ given: registered(), ready: until }).then(() => 'settled')
    await vi.waitFor(() => expect(navigator.serviceWorker.register).toHaveBeenCalled())
    const aTurn = new Promise((resolve) => void setTimeout(resolve, 0, 'not yet'))
    expect(await Promise.race([registration, aTurn])).toBe('not yet')
    release()
    expect(await registration).toBe('settled')
  })

  it('is not awaited any longer once it is redundant, for example because storage is full', async () => {
    const installing = worker(ours, 'installing')
    const { until: never } = deferred()
    const registration = open({ given: Object.assign(registered(), { installing }), ready: never }).then(
      () => 'settled',
    )
    for (const [state, then] of [
      ['installed', 'not yet'],
      ['redundant', 'settled'],
    ] as const) {
      await vi.waitFor(() => expect(navigator.serviceWorker.register).toHaveBeenCalled())
      const aTurn = new Promise((resolve) => void setTimeout(resolve, 0, 'not yet'))
      installing.state = state
      installing.dispatchEvent(new Event('statechange'))
      expect(await Promise.race([registration, aTurn])).toBe(then)
    }
  })

  it('is updated by the browser when it is already registered', async () => {
    const found = Object.assign(registered(), { active: worker() })
    const { register } = await open({ found, given: found })
    expect([register.mock.calls.length, found.unregister.mock.calls.length]).toEqual([1, 0])
  })

  it.each([
    ['grand-demo-hotel.example', false, 1],
    ['localhost', false, 1],
    ['grand-demo-hotel.example', true, 0],
    ['hotel.example', true, 0],
  ])(
    'depends on the build and not on the name of the host: %s, with the mock server inside: %s',
    async (host, mock, times) => {
      vi.stubGlobal('__MOCK_SERVER__', mock)
      const { register } = await open({ host, given: registered() })
      expect(register).toHaveBeenCalledTimes(times)
    },
  )

  it('of an earlier demo is unregistered, and the next visit registers the app’s own', async () => {
    const found = Object.assign(registered(), { active: worker(`${home}mockServiceWorker.js`) })
    const { register } = await open({ found })
    expect([register.mock.calls.length, found.unregister.mock.calls.length]).toEqual([0, 1])
  })

  it('is not registered while an unregistered one still controls the page, which would bring that back', async () => {
    const { register } = await open({ given: registered(), controller: worker(`${home}mockServiceWorker.js`) })
    expect(register).not.toHaveBeenCalled()
  })

  it('breaks nothing when registration resolves without one', async () => {
    const { isOffered } = await open({ given: undefined })
    expect(isOffered()).toBe(false)
  })
})
