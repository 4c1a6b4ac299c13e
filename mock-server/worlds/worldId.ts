import { newId } from '#mock-server/newId.ts'

/** The world of all who bring none of their own: curl, verifiers of the contract, scripts. */
export const HOUSE = 'house'

/** Makes the id of a new world; whoever knows it may come in, so nobody can guess it. */
export const newWorldId = newId

/** Tells whether a text can name a world, and so a file. */
export function isWorldId(text: string): boolean {
  return text === HOUSE || /^[0-9a-f]{32}$/.test(text)
}

/** The id of a session, which tells the world it belongs to. */
export function sessionIdIn(world: string, id: string): string {
  return `${world}.${id}`
}

/** The world a session's id tells of; `undefined` when it tells of none. */
export function worldOfSession(sessionId: string): string | undefined {
  const [world = '', id] = sessionId.split('.')
  return id !== undefined && isWorldId(world) ? world : undefined
}
