import type { i18n } from 'i18next'
import { createElement, lazy, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { importOrReload } from '#src/app/errors/chunkLoadErrors.ts'
import { hasScreenTexts, loadScreenTexts } from '#src/i18n/i18n.ts'

export type LoadComponent = () => Promise<ComponentType>

/**
 * Creates a screen that is loaded when it is opened, with the texts of all screens. `next` are loaded with it, so that they open even without
 * a network. A failed preload is tried again when the screen is opened.
 */
export function lazyScreen(load: LoadComponent, ...next: readonly LoadComponent[]) {
  let Loaded: ComponentType | undefined
  let opening: { readonly key: string; readonly Component: ComponentType } | undefined

  async function fetchFile() {
    const [Component] = await Promise.all([load(), ...next.map((each) => each().catch(() => undefined))])
    Loaded = Component
    return Component
  }

  /** One component per history entry: a failed load is tried again at the next navigation, not while React renders the error. */
  function openAt(key: string, translator: i18n): ComponentType {
    if (opening?.key !== key) {
      const loadAll = () => Promise.all([fetchFile(), loadScreenTexts(translator)])
      opening = { key, Component: lazy(async () => ({ default: (await importOrReload(loadAll))[0] })) }
    }
    return opening.Component
  }

  function Screen() {
    const { key } = useLocation()
    const { i18n: translator } = useTranslation()
    // A loaded screen renders at once: `lazy` alone would show the fallback first, which React keeps for 300 ms.
    const [Opened] = useState(() => (Loaded && hasScreenTexts(translator) ? Loaded : openAt(key, translator)))
    return createElement(Opened)
  }

  return { Component: Screen, preload: (): void => void fetchFile().catch(() => undefined) }
}
