import { useEffect } from 'react'

/** Gives the page the colour of the hotel, from which the tokens derive theirs; without one, or with `''`, the app's own. */
export function useBrandColor(color: string | null | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (color) style.setProperty('--brand-color', color)
    else style.removeProperty('--brand-color')
  }, [color])
}
