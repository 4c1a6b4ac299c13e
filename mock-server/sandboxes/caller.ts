/** The caller of a host, as identified by the HTTP adapter. */
export interface Caller {
  /** The address of another device; `undefined` for this computer. */
  readonly device?: string | undefined
  /** Whether it may present the demo. */
  readonly isPresenter: boolean
}

/** The device at an address; `undefined` for `127.0.0.1` and `::1`, which browsers on this computer use. */
export function deviceAt(address = ''): string | undefined {
  return address === '::1' || /^(?:::ffff:)?127\.0\.0\.1$/.test(address) ? undefined : address
}
