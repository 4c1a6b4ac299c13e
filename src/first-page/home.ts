/** The part of the first page that only home needs. The build bundles it by itself, and `boot.ts` imports it when the guest opens home. */
import { homeConfiguration, lastGoodHomeConfiguration } from './homeConfiguration.ts'
import type { Prefetched } from './prefetch.ts'
import { showHome } from './showHome.ts'

/**
 * Shows home, which the build has rendered into `template`: from the last good configuration; on a first visit from the responses, once
 * they have arrived.
 */
export async function openHome(
  prefetched: Promise<Prefetched | undefined>,
  template: HTMLTemplateElement,
): Promise<void> {
  const lastGood = lastGoodHomeConfiguration(Date.now())
  if (lastGood !== undefined) return showHome(lastGood, template)
  const { config, configurations } = (await prefetched) ?? {}
  const response = await configurations
  if (response?.ok !== true) return undefined
  const list: unknown = await response.clone().json()
  const home = Array.isArray(list) ? homeConfiguration(config, list[0]) : undefined
  return home && showHome(home, template)
}
