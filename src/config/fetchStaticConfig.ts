import { takePrefetchedResponse } from './prefetch.ts'
import { fetchWhole } from '#src/lib/timeout.ts'
import type { ConfigError } from './configSlice.ts'
import { parseStaticConfig, type Config } from './config.ts'

/** Loads `config.json`, never from a cache. Returns the configuration or the error (spec 8.1); never rejects. */
export async function fetchStaticConfig(url: string): Promise<Config | ConfigError> {
  const failed = (status: string, detail: string): ConfigError => ({ of: 'config.json', status, detail })
  let response: Response
  try {
    response = (await takePrefetchedResponse(url)) ?? (await fetchWhole(url, { cache: 'no-store' }))
  } catch (error) {
    return failed('network', String(error))
  }
  const { ok, status, statusText, headers } = response
  if (!ok) return failed(String(status), statusText)
  const type = headers.get('content-type') ?? ''
  const body = await response.text()
  // The page of a captive portal, or its text.
  if (/html/i.test(type) || /^\s*[^\s{[]/.test(body)) return failed('network', `A page answered instead (${type})`)
  try {
    return parseStaticConfig(JSON.parse(body))
  } catch (error) {
    return failed(String(status), error instanceof Error ? error.message : String(error))
  }
}

export function isConfigError(result: Config | ConfigError): result is ConfigError {
  return 'of' in result
}
