/** The caller of a host, as identified by the HTTP adapter. */
export interface Caller {
  /** Whether it may present the demo. */
  readonly isPresenter: boolean
}
