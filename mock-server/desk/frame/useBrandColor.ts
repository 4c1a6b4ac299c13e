import { useEffect } from 'react'

/** Gives the desk the colour of the hotel, as the guest app has it. */
export function useBrandColor(color: string | undefined): void {
  useEffect(() => {
    if (color === undefined) return undefined
    const { style } = document.documentElement
    style.setProperty('--brand-color', color)
    return () => void style.removeProperty('--brand-color')
  }, [color])
}
