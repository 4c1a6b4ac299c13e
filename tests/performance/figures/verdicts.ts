/** A figure, what it is to be, and whether it is. */
export interface Verdict {
  readonly what: string
  readonly is: string
  readonly aim: string
  readonly holds: boolean
}

function told(value: number | undefined, unit: string, digits: number): string {
  return value === undefined ? 'none' : `${value.toFixed(digits)}${unit}`
}

/** How a figure and its limit are written. */
interface Written {
  readonly unit?: string
  readonly digits?: number
  /** Where the limit comes from. */
  readonly because?: string
}

/** A figure that may not be over a limit. One that was not reached, or a limit that is not known, does not hold. */
export function atMost(
  what: string,
  is?: number,
  limit?: number,
  { unit = ' ms', digits = 0, because = '' }: Written = {},
): Verdict {
  const aim = `at most ${told(limit, unit, digits)}${because === '' ? '' : `, ${because}`}`
  return { what, is: told(is, unit, digits), aim, holds: is !== undefined && limit !== undefined && is <= limit }
}

/** A figure that may not be under a limit. */
export function atLeast(what: string, is: number | undefined, limit: number): Verdict {
  return { what, is: told(is, '', 0), aim: `at least ${limit}`, holds: is !== undefined && is >= limit }
}

/** What a figure is held to a share of. */
interface Whole {
  readonly name: string
  readonly is: number | undefined
}

/** A figure held to a share of another. */
export function shareOf(what: string, is: number | undefined, share: number, { name, is: whole }: Whole): Verdict {
  const limit = whole === undefined ? undefined : share * whole
  return atMost(what, is, limit, { because: `${share} times ${name}` })
}
