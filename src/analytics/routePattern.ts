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
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]))
  const segments = pathname.split('/').filter((segment) => segment !== '')
  return `/${segments.map((segment) => names.get(decoded(segment)) ?? segment).join('/')}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
