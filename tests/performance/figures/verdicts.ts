/** A figure, its aim, and whether it meets the aim. */
export interface Verdict {
  readonly what: string
  readonly is: string
  readonly aim: string
  readonly holds: boolean
}

function told(value: number | undefined, unit: string, digits: number): string {
  return value === undefined ? 'none' : `${value.toFixed(digits)}${unit}`
}

/** How a figure and its limit are formatted. */
interface Written {
  readonly unit?: string
  readonly digits?: number
  /** The reason for the limit. */
  readonly because?: string
}

/** A figure with an upper limit. It fails when the figure or the limit is `undefined`. */
export function atMost(
  what: string,
  is?: number,
  limit?: number,
  { unit = ' ms', digits = 0, because = '' }: Written = {},
): Verdict {
  const aim = `at most ${told(limit, unit, digits)}${because === '' ? '' : `, ${because}`}`
  return { what, is: told(is, unit, digits), aim, holds: is !== undefined && limit !== undefined && is <= limit }
}

/** A figure with a lower limit. It fails when it is `undefined`. */
export function atLeast(what: string, is: number | undefined, limit: number): Verdict {
  return { what, is: told(is, '', 0), aim: `at least ${limit}`, holds: is !== undefined && is >= limit }
}

/** The figure from which a limit is computed. */
interface Whole {
  readonly name: string
  readonly is: number | undefined
}

/** A figure whose limit is `share` times another figure. */
export function shareOf(what: string, is: number | undefined, share: number, { name, is: whole }: Whole): Verdict {
  const limit = whole === undefined ? undefined : share * whole
  return atMost(what, is, limit, { because: `${share} times ${name}` })
}
