/** Marks calls of the preflight check, which the request log leaves out. */
export const PREFLIGHT_HEADER = 'X-Preflight'
