/** The header of the preflight check's own calls, which are no guest's and which the request log leaves out. */
export const PREFLIGHT_HEADER = 'X-Preflight'
