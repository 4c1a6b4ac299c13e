/**
 * Whether the side menu lists the two sample activities: the host's name contains `demo` or `localhost` (spec 6.5).
 * Nothing else depends on the name, which a real hotel may have too; other demo features depend on the build
 * (`__DEMO__`).
 */
export function isDemoHost(hostname: string): boolean {
  return /demo|localhost/i.test(hostname)
}
