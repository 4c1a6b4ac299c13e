import type { i18n } from 'i18next'
import { useEffect } from 'react'
import { loadScreenTexts } from '#src/i18n/i18n.ts'
import { onReconnect } from '#src/api/connection.ts'

/** Fetches the components that can appear above any screen. */
export const loadOverlayComponents = () => import('./overlayComponents.ts')

/**
 * Loads the rest of the app after the first screen is shown: fetches the texts of all screens in all languages and the overlay
 * components, then sets `<html data-loaded>`. Returns the overlay components; rejects when something cannot be fetched.
 */
export async function finishLoading(translator: i18n): ReturnType<typeof loadOverlayComponents> {
  const [overlayComponents] = await Promise.all([loadOverlayComponents(), loadScreenTexts(translator)])
  overlayComponents.shareDrafts()
  document.documentElement.setAttribute('data-loaded', '')
  return overlayComponents
}

/** Loads the rest of the app, if that was interrupted, as soon as the network returns. */
export function useFinishLoading(translator: i18n): void {
  useEffect(() => onReconnect(() => void finishLoading(translator).catch(() => undefined)), [translator])
}
