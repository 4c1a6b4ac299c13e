import { createElement, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { PreloadableScreen } from '#src/navigation/preloadScreens.ts'
import { importOrReload } from '#src/app/errors/reloadOnChunkError.ts'
import { lazyByLocation } from './lazyByLocation.ts'

/** Fetches a screen's file. */
export type LoadComponent = () => Promise<ComponentType>

/** A screen in a chunk of its own. */
export interface LazyScreen extends PreloadableScreen {
  readonly Component: ComponentType
}

/** Creates a screen that is loaded when it is opened. `next` are loaded with it, so that they open even without a network. */
export function lazyScreen(load: LoadComponent, ...next: readonly LoadComponent[]): LazyScreen {
  let Loaded: ComponentType | undefined

  async function fetchFile() {
    const [Component] = await Promise.all([load(), ...next.map((each) => each().catch(() => undefined))])
    Loaded = Component
    return Component
  }

  const lazyComponent = lazyByLocation(() => importOrReload(fetchFile))

  function ShownScreen() {
    const { key } = useLocation()
    // A loaded screen renders at once: `lazy` alone would show the fallback first, which React keeps for 300 ms.
    const [Shown] = useState(() => Loaded ?? lazyComponent(key))
    return createElement(Shown)
  }

  return { Component: ShownScreen, preload: () => void fetchFile().catch(() => undefined) }
}
