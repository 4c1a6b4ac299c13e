/** A figure, its aim, and whether it meets the aim. */
export interface Figure {
  readonly what: string
  readonly is: string
  readonly aim: string
  readonly holds: boolean
}

/** A number with a lower limit (`atLeast`) or an upper limit. */
export function ratio(what: string, is: number, aim: number, atLeast: boolean): Figure {
  const holds = atLeast ? is >= aim : is <= aim
  return { what, is: is.toFixed(2), aim: `${atLeast ? 'at least' : 'at most'} ${aim}`, holds }
}

/** A list that must be empty. */
export function none(what: string, found: readonly string[]): Figure {
  return {
    what,
    is: found.length === 0 ? 'none' : `${found.length}, such as ${found[0]}`,
    aim: 'none',
    holds: found.length === 0,
  }
}
