import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** An answer of a host, as it crossed the wire. */
export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What to ask a host, down to the headers that `fetch` does not let anybody choose. */
export interface RawRequest {
  readonly port: number
  /** The address of this computer that it is sent to; the loopback unless told. */
  readonly to?: string
  readonly path: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Sends one request to this computer without `fetch`, so that `Host` and the path go out as given. */
export function sendRaw(asked: RawRequest): Promise<RawAnswer> {
  const { port, to = '127.0.0.1', path, method = 'GET', headers = {}, body } = asked
  return new Promise((resolve, reject) => {
    const sent = request({ host: to, port, path, method, headers, agent: false }, (answered) => {
      const chunks: Buffer[] = []
      answered.on('data', (chunk: Buffer) => chunks.push(chunk))
      answered.on('end', () => {
        resolve({ status: answered.statusCode ?? 0, headers: answered.headers, body: Buffer.concat(chunks) })
      })
      answered.on('error', reject)
    })
    sent.on('error', reject).end(body)
  })
}

/** Sends bytes that need be no request, then `drip` again and again; gives all that came until the host hung up. */
export function sendBytes(port: number, bytes: string, drip?: string): Promise<string> {
  return new Promise((resolve) => {
    let answered = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 20)
    socket.on('data', (chunk) => (answered += chunk.toString()))
    socket.on('error', () => undefined) // what is sent after the host hung up
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(answered)
    })
  })
}
