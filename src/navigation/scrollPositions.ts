import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { SCROLL_KEY } from '#src/storage/keys.ts'
import { readJson, writeText } from '#src/storage/storedText.ts'

/** How far each page is scrolled, by the key of its history entry. */
const scrollPositions = v.record(v.string(), v.number())

const readAll = () => readJson('sessionStorage', SCROLL_KEY, scrollPositions)

export function readScrollPosition(key: string): number | undefined {
  return readAll()?.[key]
}

export function storeScrollPosition({ key, y }: { readonly key: string; readonly y: number }): void {
  writeText('sessionStorage', SCROLL_KEY, JSON.stringify({ ...readAll(), [key]: y }))
}

/** Whether the page was left scrolled down, and is open again: then it needs its full height at once. */
export function useIsScrolledBefore(): boolean {
  const { key } = useLocation()
  const [isScrolled] = useState(() => (readScrollPosition(key) ?? 0) > 0)
  return isScrolled
}
