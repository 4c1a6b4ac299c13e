import { serveOnFreePort } from './providers.ts'

/** A state URL before another one, which notes why states were not set up. */
interface NotedStateUrl {
  readonly url: string
  /** Each state that was not set up, with what the state URL answered. */
  readonly refused: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** The start of an answer; a page of HTML says nothing that the status does not say. */
function summaryOf(status: number, body: string): string {
  const text = body.trim()
  return `${status} ${text.startsWith('<') ? 'with a page of HTML' : text.slice(0, 300)}`.trim()
}

/**
 * Forwards state changes to a state URL, because the verifier does not say what it answers. Any failure becomes a 400,
 * since the verifier repeats a 500 for minutes.
 */
export async function noteStateAnswers(stateUrl: string): Promise<NotedStateUrl> {
  const refused = new Map<string, string>()
  const { stateUrl: url, close } = await serveOnFreePort(async (request) => {
    const change = await request.text()
    const headers = new Headers(request.headers)
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
    const response = await fetch(stateUrl, { method: request.method, headers, body: change })
    const answer = await response.text()
    const type = response.headers.get('content-type') ?? ''
    if (response.ok) return new Response(answer, { headers: { 'content-type': type } })
    const { state } = JSON.parse(change) as { state: string } // as the verifier sends it
    refused.set(state, summaryOf(response.status, answer))
    return new Response(null, { status: 400 })
  })
  return { url, refused, close }
}
