import { newId } from '#mock-server/newId.ts'

/** The sandbox of all who bring none of their own: curl, verifiers of the contract, scripts. */
export const DEFAULT_SANDBOX = 'default'

/** Creates the id of a sandbox. The id grants access, so it must be unguessable. */
export const newSandboxId = newId

/** Tells whether a text can name a sandbox, and so a file. */
export function isSandboxId(text: string): boolean {
  return text === DEFAULT_SANDBOX || /^[0-9a-f]{32}$/.test(text)
}

/** The id of a session, which contains the id of its sandbox. */
export function sessionIdIn(sandbox: string, id: string): string {
  return `${sandbox}.${id}`
}

/** The sandbox in a session's id; `undefined` if there is none. */
export function sandboxOfSession(sessionId: string): string | undefined {
  const [sandbox = '', id] = sessionId.split('.')
  return id !== undefined && isSandboxId(sandbox) ? sandbox : undefined
}
