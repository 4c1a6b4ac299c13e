import type { DeskState } from '#mock-server/handlers/demo/desk.ts'

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** Origins at which phones reach the demo: those that are not loopback. */
export function phoneOrigins({ addresses }: Pick<DeskState, 'addresses'>): readonly string[] {
  return addresses.filter((origin) => !loopback.test(new URL(origin).hostname))
}

/** The origin for guests: that of the desk if phones reach it, else the first that they reach. */
export function guestOrigin(desk: Pick<DeskState, 'addresses'>, own = window.location.origin): string {
  const reachable = phoneOrigins(desk)
  return reachable.includes(own) ? own : (reachable[0] ?? own)
}
