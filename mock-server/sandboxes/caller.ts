/** The caller of a host, as identified by the HTTP adapter. */
export interface Caller {
  /** The network address of another device; `undefined` for this computer. */
  readonly address?: string | undefined
  /** Whether it may present the demo. */
  readonly isPresenter: boolean
}

/** The remote address of a socket; `undefined` for `127.0.0.1` and `::1`, which browsers on this computer use. */
export function callerAddress(remoteAddress = ''): string | undefined {
  return remoteAddress === '::1' || /^(?:::ffff:)?127\.0\.0\.1$/.test(remoteAddress) ? undefined : remoteAddress
}
