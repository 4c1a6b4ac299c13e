import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadScreenTexts } from '#src/i18n/i18n.ts'
import type * as homeExtras from './homeExtras.tsx'

/** What home shows once it can be used. */
export type HomeExtras = typeof homeExtras

let loaded: HomeExtras | undefined

/** Loads what home shows once it can be used; `undefined` until then, and where it cannot be loaded. */
export function useHomeExtras(): HomeExtras | undefined {
  const { i18n } = useTranslation()
  const [extras, setExtras] = useState(loaded)
  useEffect(() => {
    async function load(): Promise<void> {
      const [file] = await Promise.all([import('./homeExtras.tsx'), loadScreenTexts(i18n)])
      loaded = file
      startTransition(() => setExtras(file)) // In time slices, so that a slow device stays responsive.
    }
    // In a task of its own: beginning to fetch several files takes as long as the effects of the other components.
    const timer = setTimeout(() => void load().catch(() => undefined))
    return () => clearTimeout(timer)
  }, [i18n])
  return extras
}
