/** Tells whether a host shows the sample content of a demo: its name contains `demo` or `localhost` (spec 6). */
export function isDemoHost(hostname: string): boolean {
  return /demo|localhost/i.test(hostname)
}
