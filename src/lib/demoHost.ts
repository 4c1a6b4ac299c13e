/**
 * Tells whether the side menu lists the two sample activities: the host's name contains `demo` or `localhost` (spec 6.5).
 * Nothing else goes by the name, for a real hotel may be called so: what belongs to a demo goes by the build, `__DEMO__`.
 */
export function isDemoHost(hostname: string): boolean {
  return /demo|localhost/i.test(hostname)
}
