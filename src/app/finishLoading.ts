import type { i18n } from 'i18next'
import { useEffect } from 'react'
import { loadScreenTexts } from '#src/i18n/screenTexts.ts'
import { whenNetworkReturns } from '#src/lib/whenNetworkReturns.ts'

/**
 * Finishes the first load behind the first screen. The app is loaded once that screen stands and the texts of every screen
 * are here in every language; `<html data-loaded>` says so. Rejects when they cannot be fetched.
 */
export async function finishLoading(translator: i18n): Promise<void> {
  await loadScreenTexts(translator)
  document.documentElement.setAttribute('data-loaded', '')
}

/** Finishes a first load that the network cut off, as soon as it returns. */
export function useFinishLoading(translator: i18n): void {
  useEffect(() => whenNetworkReturns(() => void finishLoading(translator).catch(() => undefined)), [translator])
}
