import { useConfig } from '#src/config/useConfig.ts'
import { isWebAddress } from '#src/lib/webAddress.ts'

/** The URL for public reviews: the configured one, or a maps search for the hotel's name, or for "hotel" without a name. */
export function mapsReviewUrl(configured: string | undefined, appName = 'hotel'): string {
  return configured !== undefined && isWebAddress(configured)
    ? configured
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(appName)}`
}

export function useMapsReviewUrl(): string {
  const { mapsReviewUrl: configured, appName } = useConfig()
  return mapsReviewUrl(configured, appName)
}
