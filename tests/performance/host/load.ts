import { Agent, request } from 'node:http'

/** An HTTP request of a client. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** The response to a call. */
export interface Answered {
  readonly status: number
  readonly text: string
}

/** The result of a load test. */
export interface Load {
  readonly calls: number
  readonly errors: readonly string[]
  /** Responses per second. */
  readonly throughput: number
  /** The 99th percentile of the durations in milliseconds. */
  readonly p99: number
}

/** Returns a function that sends requests to a host, with keep-alive connections if the host supports them. */
export function caller(origin: string): (call: Call) => Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  return ({ method, path, headers = {}, body }) => {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const json =
      sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
    return new Promise((resolve, reject) => {
      const call = request(`${origin}${path}`, { method, agent, headers: { ...headers, ...json } }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      })
      call.on('error', reject)
      call.end(sent)
    })
  }
}

/** Runs clients in parallel; each sends its calls one after the other. `next` returns the next call, and gets its response. */
export async function load(
  call: (call: Call) => Promise<Answered>,
  clients: number,
  seconds: number,
  next: (client: number, turn: number) => { readonly call: Call; readonly heard?: (answer: Answered) => void },
): Promise<Load> {
  const took: number[] = []
  const errors: string[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  async function client(number: number): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { call: what, heard } = next(number, turn)
      const began = performance.now()
      try {
        const answer = await call(what)
        took.push(performance.now() - began)
        if (answer.status >= 400)
          errors.push(`${what.method} ${what.path}: ${answer.status} ${answer.text.slice(0, 100)}`)
        else heard?.(answer)
      } catch (error) {
        errors.push(`${what.method} ${what.path}: ${String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  const elapsed = (performance.now() - start) / 1000
  took.sort((one, other) => one - other)
  return {
    calls: took.length,
    errors,
    throughput: took.length / elapsed,
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
  }
}
