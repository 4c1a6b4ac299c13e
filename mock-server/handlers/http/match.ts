import { HttpError } from './responses.ts'

/** A route and the parameters of the path that matched it. */
export interface Match<Route> {
  readonly route: Route
  readonly params: Record<string, string>
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const given = path.split('/').map(decoded)
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const segment = given[index] ?? ''
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}

/** Finds the route of a call. Throws a 404 for an unknown path, a 405 for a method the path does not have. */
export function matchRoute<Route extends { readonly method: string; readonly path: string }>(
  routes: readonly Route[],
  method: string,
  path: string,
): Match<Route> {
  const candidates = routes.flatMap((route) => {
    const params = paramsOf(route.path, path)
    return params === undefined ? [] : [{ route, params }]
  })
  if (candidates.length === 0) throw new HttpError(404, `There is nothing at ${path}`, { isValidationError: true })
  const match = candidates.find(({ route }) => route.method === method)
  if (match !== undefined) return match
  const allow = candidates.map(({ route }) => route.method).join(', ')
  throw new HttpError(405, `${method} is not possible here, but ${allow} is`, {
    headers: { allow },
    isValidationError: true,
  })
}
