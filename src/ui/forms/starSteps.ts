/** Five stars in half steps; the lowest rating is half a star (spec 9.13). */
export const STARS = 5
export const STEP = 0.5
export const LOWEST = 0.5

function within(value: number): number {
  return Math.min(STARS, Math.max(LOWEST, value))
}

/** The value at position `x` of a row of stars that is `width` wide; each half star is one step. */
export function valueAt(x: number, width: number): number {
  return width > 0 ? within(Math.ceil((x / width) * (STARS / STEP)) * STEP) : LOWEST
}

/** The value after a key press; `undefined` for a key that does not change it. */
export function afterKey(key: string, value: number | undefined): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within((value ?? 0) + STEP)
    case 'ArrowLeft':
    case 'ArrowDown':
      return within((value ?? 0) - STEP)
    case 'PageUp':
      return within((value ?? 0) + 1)
    case 'PageDown':
      return within((value ?? 0) - 1)
    case 'Home':
      return LOWEST
    case 'End':
      return STARS
    default:
      return undefined
  }
}
