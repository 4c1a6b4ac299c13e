import { hotelApi } from '#src/api/hotelApi.ts'
import { isCallError } from '#src/api/callError.ts'
import { mergeConfiguration, type Config } from '#src/config/config.ts'
import {
  configFailed,
  configLoaded,
  configRequested,
  lastGoodConfigFound,
  staticConfigLoaded,
  type ConfigError,
} from '#src/config/configSlice.ts'
import { fetchStaticConfig, isConfigError } from '#src/config/fetchStaticConfig.ts'
import { keepGoodConfig, readLastGoodConfig } from '#src/config/lastGoodConfig.ts'
import type { Store } from '#src/app/store.ts'

function applicationError(error: unknown): ConfigError {
  const detail = isCallError(error) ? error.message : String(error)
  const status =
    !isCallError(error) || error.status === 'network' || error.status === 'timeout' ? 'network' : error.status
  return {
    of: 'application config',
    status: typeof status === 'number' || status === 'network' ? String(status) : '200',
    detail,
  }
}

/**
 * Tells the guest what failed, and whoever set the hotel up why. Without an answer the app goes on with the last good
 * configuration of this phone, however old, at the API base that is known to be right.
 */
function fail(store: Store, error: ConfigError, fetched?: Config): void {
  const lastGood = error.status === 'network' ? readLastGoodConfig(Date.now(), { atAnyAge: true }) : undefined
  if (lastGood !== undefined) {
    const { COMPANION_BASE_JAVA_URL } = fetched ?? lastGood
    store.dispatch(lastGoodConfigFound({ ...lastGood, COMPANION_BASE_JAVA_URL }))
  }
  console.error(`Failed to load ${error.of}: ${error.detail || error.status}`)
  store.dispatch(configFailed(error))
}

/**
 * Loads the runtime configuration (spec 3.4, 8.1, 8.2): `config.json`, then `GET configurations` merged over it. A phone that was
 * here within a day opens at once on its last good configuration, and one that was ever here opens on it without a network.
 * `hotelOpen` is awaited before any screen may call the hotel; it takes time only where the hotel is a fake in this browser.
 */
export async function loadConfig(store: Store, hotelOpen: Promise<void>): Promise<void> {
  store.dispatch(configRequested())
  const closed = await hotelOpen.then(
    () => undefined,
    (error: unknown) => String(error),
  )
  if (closed !== undefined) return fail(store, { of: 'demo hotel', status: closed, detail: '' })
  const lastGood = readLastGoodConfig(Date.now(), { atAnyAge: !navigator.onLine })
  if (lastGood !== undefined) {
    store.dispatch(lastGoodConfigFound(lastGood))
    // Said at once, so that nothing moves when the call fails as it must.
    if (!navigator.onLine) store.dispatch(configFailed({ of: 'config.json', status: 'network', detail: '' }))
  }
  const fetched = await fetchStaticConfig(
    new URL(`${import.meta.env.BASE_URL}config.json`, window.location.origin).href,
  )
  if (isConfigError(fetched)) return fail(store, fetched)
  store.dispatch(staticConfigLoaded(fetched))
  const { data, error } = await store.dispatch(
    hotelApi.endpoints.getConfigurations.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  if (data === undefined) return fail(store, applicationError(error), fetched)
  const config = mergeConfiguration(fetched, data)
  keepGoodConfig(config, Date.now())
  store.dispatch(configLoaded(config))
}
