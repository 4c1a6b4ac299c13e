import type { i18n } from 'i18next'
import { useEffect } from 'react'
import { loadScreenTexts } from '#src/i18n/screenTexts.ts'
import { onReconnect } from '#src/api/onReconnect.ts'

/** Fetches what may stand above any screen. */
export const loadOverlayComponents = () => import('./overlayComponents.ts')

/**
 * Finishes the first load behind the first screen. The app is loaded once that screen stands and the texts of every screen
 * are here in every language, with what may stand above any of them; `<html data-loaded>` says so. Gives the latter; rejects
 * when they cannot be fetched.
 */
export async function finishLoading(translator: i18n): ReturnType<typeof loadOverlayComponents> {
  const [aboveScreens] = await Promise.all([loadOverlayComponents(), loadScreenTexts(translator)])
  document.documentElement.setAttribute('data-loaded', '')
  return aboveScreens
}

/** Finishes a first load that the network cut off, as soon as it returns. */
export function useFinishLoading(translator: i18n): void {
  useEffect(() => onReconnect(() => void finishLoading(translator).catch(() => undefined)), [translator])
}
