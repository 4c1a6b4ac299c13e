import { useConfig } from '#src/config/useConfig.ts'
import { useConfiguredName } from '#src/hotel/useConfiguredName.ts'
import { isWebAddress, mapsSearch } from '#src/lib/url.ts'

/** The URL for public reviews: the configured one, or a maps search for the hotel's name, or for "hotel" without a name. */
export function mapsReviewUrl(configured: string | undefined, appName = 'hotel'): string {
  return configured !== undefined && isWebAddress(configured) ? configured : mapsSearch(appName)
}

export function useMapsReviewUrl(): string {
  const { mapsReviewUrl: configured } = useConfig()
  return mapsReviewUrl(configured, useConfiguredName())
}
