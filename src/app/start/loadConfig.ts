import * as v from 'valibot'
import { hotelApi } from '#src/api/hotelApi.ts'
import { isCallError, isUnreachable } from '#src/api/callError.ts'
import { mergeConfiguration, parseStaticConfig, type Config } from '#src/config/config.ts'
import {
  configFailed,
  configLoaded,
  configRequested,
  lastGoodConfigFound,
  selectConfigState,
  staticConfigLoaded,
  type ConfigError,
} from '#src/config/configSlice.ts'
import { fetchStaticConfig, isConfigError } from '#src/config/fetchStaticConfig.ts'
import { writeLastGoodConfig, readLastGoodConfig } from '#src/config/lastGoodConfig.ts'
import { hasUnreadableTiles } from '#src/schemas/configuration.ts'
import type { Store } from '#src/app/store.ts'
import { pointerRest } from './pointer.ts'

/**
 * Starts the mock server of a demo in this browser. In a production build the constant is `false`, so the import and everything
 * behind it are left out.
 */
export async function startMockServer(): Promise<void> {
  if (!__MOCK_SERVER__) return
  const { openBrowserMock } = await import('#mock-server/browser.ts')
  await openBrowserMock('/api', import.meta.env.BASE_URL)
}

/** Of the last good configuration: a key that does not fit counts as absent. */
const repairedConfig = v.pipe(v.unknown(), v.transform(parseStaticConfig))

/** The error of a failed `GET configurations`. */
function applicationConfigError(error: unknown): ConfigError {
  const detail = isCallError(error) ? error.message : String(error)
  if (!isCallError(error) || isUnreachable(error)) return { of: 'application config', status: 'network', detail }
  // A 2xx with JSON that cannot be read is reported as 200, as for `config.json`.
  return { of: 'application config', status: String(typeof error.status === 'number' ? error.status : 200), detail }
}

/**
 * Shows the guest that loading failed, and logs the cause, unless the device is offline, for the engineer who configured the hotel. Without a network the
 * app uses the last good configuration in local storage, however old, with the newest known API base.
 */
async function showFailure(store: Store, error: ConfigError, fetched?: Config): Promise<void> {
  const lastGood =
    error.status === 'network' ? readLastGoodConfig(repairedConfig, Date.now(), { atAnyAge: true }) : undefined
  if (lastGood !== undefined) {
    const { COMPANION_BASE_JAVA_URL } = fetched ?? lastGood
    store.dispatch(lastGoodConfigFound({ config: { ...lastGood, COMPANION_BASE_JAVA_URL }, error: null }))
  }
  if (navigator.onLine) console.error(`Failed to load ${error.of}: ${error.detail || error.status}`)
  if (selectConfigState(store.getState()).ready) await pointerRest() // The banner moves the tiles that are on the screen.
  store.dispatch(configFailed(error))
}

/**
 * Loads the runtime configuration (spec 3.4, 8.1, 8.2): `config.json`, then `GET configurations` merged over it. Until then a
 * last good configuration less than a day old is used; without a network, one of any age. Where no tile can be read, the
 * rest applies.
 * `mockServerReady` is awaited before any call; it takes time only where the mock server runs in this browser. `isRepeated`: nobody
 * has asked for it, so that nothing changes and nothing is logged when it fails again as before.
 */
export async function loadConfig(
  store: Store,
  mockServerReady: Promise<void>,
  { isRepeated = false } = {},
): Promise<void> {
  async function fail(failed: ConfigError, loaded?: Config): Promise<void> {
    const { error: shown } = selectConfigState(store.getState())
    const isKnown = shown?.of === failed.of && shown.status === failed.status
    if (!isRepeated || !isKnown) await showFailure(store, failed, loaded)
  }
  if (!isRepeated) store.dispatch(configRequested())
  const failure = await mockServerReady.then(
    () => undefined,
    (error: unknown) => String(error),
  )
  if (failure !== undefined) return fail({ of: 'demo hotel', status: failure, detail: '' })
  const lastGood = readLastGoodConfig(repairedConfig, Date.now(), { atAnyAge: !navigator.onLine })
  if (lastGood !== undefined && !isRepeated) {
    // Without a network the error is known before the call fails: the banner does not shift the page later.
    const error: ConfigError = { of: 'config.json', status: 'network', detail: '' }
    store.dispatch(lastGoodConfigFound({ config: lastGood, error: navigator.onLine ? null : error }))
  }
  const fetched = await fetchStaticConfig(
    new URL(`${import.meta.env.BASE_URL}config.json`, window.location.origin).href,
  )
  if (isConfigError(fetched)) return fail(fetched)
  store.dispatch(staticConfigLoaded(fetched))
  const { data, error } = await store.dispatch(
    hotelApi.endpoints.getConfigurations.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  if (data === undefined) return fail(applicationConfigError(error), fetched)
  if (!hasUnreadableTiles(data)) {
    const config = mergeConfiguration(fetched, data)
    writeLastGoodConfig(config, Date.now())
    if (lastGood !== undefined) await pointerRest() // The tiles of the last good configuration are on the screen.
    return void store.dispatch(configLoaded(config))
  }
  // Home would show a hotel that offers nothing: the last tiles stay, and the guest can try again.
  const { deviceProfile } = lastGood ?? fetched
  store.dispatch(configLoaded(mergeConfiguration({ ...fetched, deviceProfile }, data)))
  await fail({ of: 'application config', status: '200', detail: 'no tile can be read' })
}
