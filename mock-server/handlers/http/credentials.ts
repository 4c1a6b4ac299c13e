/** The bearer token of a request. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** The value of the request's cookie with this name. */
export function cookieOf({ headers }: Request, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
