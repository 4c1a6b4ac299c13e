import { useEffect } from 'react'

/** Gives the page the colour of the hotel, from which the tokens derive theirs; without one, or with `''`, the app's own. */
export function useBrandColor(color: string | null | undefined): void {
  useEffect(() => {
    if (!color) return undefined
    const { style } = document.documentElement
    style.setProperty('--brand-color', color)
    return () => void style.removeProperty('--brand-color')
  }, [color])
}
