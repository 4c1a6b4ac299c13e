import type { i18n } from 'i18next'
import { createElement, lazy, Suspense, useEffect, useState, type FC } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { onReconnect } from '#src/api/connection.ts'
import type { Store } from '#src/app/store.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { loadScreenTexts } from '#src/i18n/i18n.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { wait } from '#src/lib/timeout.ts'
import { preloadVisibleLinks } from '#src/app/routing/preloadScreens.ts'
import type { ContentModule } from '#src/schemas/configuration.ts'
import type { MenuType } from '#src/schemas/menus.ts'
import { moduleOf } from '#src/screens/home/homeGroups.ts'
import { savesData } from '#src/ui/photos.tsx'
import type * as overlayComponents from './overlayComponents.ts'

const loadOverlayComponents = () => import('./overlayComponents.ts')

/** One of the components that load after the first screen; it renders nothing until then, and if they cannot be fetched. */
export function overlayComponent<Props extends object>(pick: (file: typeof overlayComponents) => FC<Props>) {
  const Loaded = lazy(async () => {
    const file = await loadOverlayComponents().catch(() => undefined)
    return { default: file === undefined ? () => null : pick(file) }
  })
  return (props: Props) => createElement(Suspense, null, createElement<Props>(Loaded, props))
}

/**
 * Loads the rest of the app after the first screen is shown: fetches the texts of all screens in all languages and the overlay
 * components, then sets `<html data-loaded>`. Returns the overlay components; rejects when something cannot be fetched.
 */
export async function finishLoading(translator: i18n): ReturnType<typeof loadOverlayComponents> {
  const [components] = await Promise.all([loadOverlayComponents(), loadScreenTexts(translator)])
  components.shareDrafts()
  document.documentElement.setAttribute('data-loaded', '')
  return components
}

const menuOf: Readonly<Partial<Record<string, MenuType>>> = {
  breakfast: 'breakfast',
  restaurantMenu: 'all',
  bar: 'bar',
}

/** The menus that have a tile on home, without duplicates. */
function menusOffered(modules: readonly ContentModule[]): MenuType[] {
  const names = modules.map(({ moduleName }) => moduleOf('quickAccess', moduleName))
  return [...new Set(names.flatMap((name) => (name && menuOf[name]) ?? []))]
}

async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 5_000 })
    else setTimeout(resolve, 1_000)
  })
}

/** For so long after the page was opened nothing is fetched that no tap is likely to need. */
const FIRST_SECONDS_MS = 5_000

/**
 * Loads in the background, after the first screen: the texts of the other screens and the screens that the visible links lead to; later
 * the service worker, and the menus, which can then be opened without a network. Returns whether the components above screens have loaded.
 */
export function useBackgroundLoading(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  const { i18n } = useTranslation()
  const [languageCode] = useLanguage()
  const { contentModules } = useConfig().deviceProfile
  const dispatch = useDispatch<Store['dispatch']>()
  // What was interrupted is loaded as soon as the network returns.
  useEffect(() => onReconnect(() => void finishLoading(i18n).catch(() => undefined)), [i18n])
  useEffect(() => {
    let isOver = false
    const steps: readonly (() => unknown)[] = [
      () => finishLoading(i18n).then(() => setLoaded(true)),
      () => (savesData() ? undefined : preloadVisibleLinks()),
      () => wait(FIRST_SECONDS_MS - performance.now()),
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
  }, [i18n, languageCode, contentModules, dispatch])
  return isLoaded
}
