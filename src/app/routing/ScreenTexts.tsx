import type { i18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { hasScreenTexts, loadScreenTexts } from '#src/i18n/i18n.ts'
import { importOrReload } from '#src/app/errors/reloadOnChunkError.ts'
import { lazyByLocation } from './lazyByLocation.ts'

const lazyTexts = lazyByLocation(async (translator: i18n) => {
  await importOrReload(() => loadScreenTexts(translator))
  return Outlet
})

/** Suspends until the texts of the child screens have loaded, in all languages at once. */
export function ScreenTexts() {
  const { key } = useLocation()
  const { i18n: translator } = useTranslation()
  const [Texts] = useState(() => (hasScreenTexts(translator) ? Outlet : lazyTexts(key, translator)))
  return <Texts />
}
