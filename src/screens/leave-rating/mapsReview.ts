import { useConfig } from '#src/config/useConfig.ts'
import { isWebAddress } from '#src/lib/webAddress.ts'

/** Where a public review is left: the hotel's own address for it, or a maps search for its name, or for the hotels nearby. */
export function mapsReviewUrl(configured: string | undefined, appName = 'hotel'): string {
  return configured !== undefined && isWebAddress(configured)
    ? configured
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(appName)}`
}

/** Where this hotel's public reviews are left. */
export function useMapsReviewUrl(): string {
  const { mapsReviewUrl: configured, appName } = useConfig()
  return mapsReviewUrl(configured, appName)
}
