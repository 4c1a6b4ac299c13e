import { newId } from '#mock-server/newId.ts'

/** The sandbox of all who bring none of their own: curl, verifiers of the contract, scripts. */
export const DEFAULT_SANDBOX = 'default'

/** Makes the id of a new sandbox; whoever knows it may come in, so nobody can guess it. */
export const newSandboxId = newId

/** Tells whether a text can name a sandbox, and so a file. */
export function isSandboxId(text: string): boolean {
  return text === DEFAULT_SANDBOX || /^[0-9a-f]{32}$/.test(text)
}

/** The id of a session, which tells the sandbox it belongs to. */
export function sessionIdIn(sandbox: string, id: string): string {
  return `${sandbox}.${id}`
}

/** The sandbox a session's id tells of; `undefined` when it tells of none. */
export function sandboxOfSession(sessionId: string): string | undefined {
  const [sandbox = '', id] = sessionId.split('.')
  return id !== undefined && isSandboxId(sandbox) ? sandbox : undefined
}
