import { createElement, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { PreloadableScreen } from '#src/navigation/fetchAhead.ts'
import { importOrReload } from '#src/app/errors/reloadOnChunkError.ts'
import { lazyByLocation } from './lazyByLocation.ts'

/** Fetches a screen's file. */
export type Load = () => Promise<ComponentType>

/** A screen in a file of its own. */
export interface LazyScreen extends PreloadableScreen {
  readonly Component: ComponentType
}

/** A screen that is loaded when it is opened. `next` come with it, for they must open although the network is cut meanwhile. */
export function lazyScreen(load: Load, ...next: readonly Load[]): LazyScreen {
  let Loaded: ComponentType | undefined

  async function fetchFile() {
    const [Component] = await Promise.all([load(), ...next.map((each) => each().catch(() => undefined))])
    Loaded = Component
    return Component
  }

  const waitOn = lazyByLocation(() => importOrReload(fetchFile))

  function Screen() {
    const { key } = useLocation()
    // What is here is shown at once: `lazy` alone would show the fallback first, and React keeps that for 300 ms.
    const [Shown] = useState(() => Loaded ?? waitOn(key))
    return createElement(Shown)
  }

  return { Component: Screen, preload: () => void fetchFile().catch(() => undefined) }
}
