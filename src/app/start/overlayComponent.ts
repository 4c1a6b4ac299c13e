import { lazy, type ComponentType } from 'react'
import { loadOverlayComponents } from './finishLoading.ts'
import type * as overlayComponents from './overlayComponents.ts'

type Components = Omit<
  typeof overlayComponents,
  'prefetchMenu' | 'registerServiceWorker' | 'shareDrafts' | 'unsavedWork'
>

/** One of the components that load after the first screen; it renders nothing if they cannot be fetched. */
export function overlayComponent<Name extends keyof Components>(name: Name) {
  return lazy(async (): Promise<{ default: Components[Name] | ComponentType }> => {
    const file = await loadOverlayComponents().catch(() => undefined)
    return { default: file?.[name] ?? (() => null) }
  })
}
