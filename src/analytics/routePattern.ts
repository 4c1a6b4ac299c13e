/** A matched route. */
interface Match {
  readonly pathname: string
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * The pattern of a matched route: its path with each parameter's value replaced by its name. An unknown page is `/*`,
 * because its path may contain anything.
 */
export function routePattern({ pathname, params }: Match): string {
  if ('*' in params) return '/*'
  const nameOf = (segment: string) => Object.keys(params).find((name) => params[name] === decoded(segment))
  const segments = pathname.split('/').filter((segment) => segment !== '')
  return `/${segments.map((segment) => (nameOf(segment) === undefined ? segment : `:${nameOf(segment)}`)).join('/')}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
