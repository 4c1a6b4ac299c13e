import { randomId } from '#src/lib/randomId.ts'

/** The sandbox of requests that name none, such as from curl, contract verifiers and scripts. */
export const DEFAULT_SANDBOX = 'default'

/** Creates a sandbox id. It is random, because knowing the id gives access. */
export const newSandboxId = randomId

/** Whether a text is a valid sandbox id, and so safe as a file name. */
export function isSandboxId(text: string): boolean {
  return text === DEFAULT_SANDBOX || /^[0-9a-f]{32}$/.test(text)
}

/** A session id that contains the id of its sandbox. */
export function sessionIdIn(sandbox: string, id: string): string {
  return `${sandbox}.${id}`
}

/** The sandbox id in a session id; `undefined` when there is none. */
export function sandboxOfSession(sessionId: string): string | undefined {
  const [sandbox = '', id] = sessionId.split('.')
  return id !== undefined && isSandboxId(sandbox) ? sandbox : undefined
}
