import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadScreenTexts } from '#src/i18n/i18n.ts'
import type * as later from './later.ts'

/** What home shows once it can be used. */
export type Later = typeof later

let loaded: Later | undefined

/** Loads what home shows once it can be used; `undefined` until then, and where it cannot be loaded. */
export function useLater(): Later | undefined {
  const { i18n } = useTranslation()
  const [file, setFile] = useState(loaded)
  useEffect(() => {
    async function load(): Promise<void> {
      const [fetched] = await Promise.all([import('./later.ts'), loadScreenTexts(i18n)])
      loaded = fetched
      setFile(fetched)
    }
    void load().catch(() => undefined)
  }, [i18n])
  return file
}
