/** The path of the form on which a presenter confirms to leave a sandbox. */
export const LEAVE = '/__demo/leave'

/** Its query parameter: the page that opens then. */
export const LEAVE_FOR = 'for'

/** The action of that form. */
export function leaveAction(path: string): string {
  return `${LEAVE}?${LEAVE_FOR}=${encodeURIComponent(path)}`
}
