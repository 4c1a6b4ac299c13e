/** A figure, what it is to be, and whether it is. */
export interface Figure {
  readonly what: string
  readonly is: string
  readonly aim: string
  readonly holds: boolean
}

/** A number that is to be at least, or at most, so much. */
export function ratio(what: string, is: number, aim: number, atLeast: boolean): Figure {
  const holds = atLeast ? is >= aim : is <= aim
  return { what, is: is.toFixed(2), aim: `${atLeast ? 'at least' : 'at most'} ${aim}`, holds }
}

/** Something of which there is to be nothing. */
export function none(what: string, found: readonly string[]): Figure {
  return {
    what,
    is: found.length === 0 ? 'none' : `${found.length}, such as ${found[0]}`,
    aim: 'none',
    holds: found.length === 0,
  }
}
