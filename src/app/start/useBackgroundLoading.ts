import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { preloadVisibleLinks } from '#src/navigation/preloadScreens.ts'
import { useAppNavigation } from '#src/navigation/navigation.ts'
import { savesData } from '#src/ui/photos.tsx'
import { finishLoading, loadOverlayComponents, useFinishLoading } from './finishLoading.ts'
import { menusOffered } from './menusOffered.ts'
import type { Store } from '#src/app/store.ts'

/** Waits until the browser is idle. */
async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 5_000 })
    else setTimeout(resolve, 1_000)
  })
}

/**
 * Loads in the background, after the first screen: the texts of the other screens, the screens that the visible links lead to,
 * the service worker, and the menus, which can then be opened without a network. Returns whether the components above screens have loaded.
 */
export function useBackgroundLoading(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  const { i18n } = useTranslation()
  const { routes } = useAppNavigation()
  const [languageCode] = useLanguage()
  const { contentModules } = useConfig().deviceProfile
  const dispatch = useDispatch<Store['dispatch']>()
  useFinishLoading(i18n)
  useEffect(() => {
    let isOver = false
    const steps: readonly (() => unknown)[] = [
      () => finishLoading(i18n).then(() => setLoaded(true)),
      () => (savesData() ? undefined : preloadVisibleLinks(routes)),
      async () => (await loadOverlayComponents()).registerServiceWorker(),
      ...menusOffered(contentModules).map((menuType) => async () => {
        const { prefetchMenu } = await loadOverlayComponents()
        return dispatch(prefetchMenu({ languageCode, menuType }))
      }),
    ]
    async function runSteps(): Promise<void> {
      for (const step of steps) {
        await idle()
        if (isOver) return
        try {
          await step()
        } catch {
          // What failed is fetched again when it is needed.
        }
      }
    }
    void runSteps()
    return () => {
      isOver = true
    }
  }, [i18n, routes, languageCode, contentModules, dispatch])
  return isLoaded
}
