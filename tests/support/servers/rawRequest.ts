import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** An HTTP response with its raw body. */
export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** An HTTP request, with headers that `fetch` does not allow. */
export interface RawRequest {
  readonly port: number
  /** The address of this computer to send it to; by default the loopback. */
  readonly to?: string
  readonly path: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Sends one request to this computer without `fetch`, which would change `Host` and the path. */
export function sendRaw(options: RawRequest): Promise<RawAnswer> {
  const { port, to = '127.0.0.1', path, method = 'GET', headers = {}, body } = options
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

/** Sends raw bytes, then `drip` every 20 ms. Returns everything received until the host closes the connection. */
export function sendBytes(port: number, bytes: string, drip?: string): Promise<string> {
  return new Promise((resolve) => {
    let answered = ''
    let dripping: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes)
      if (drip !== undefined) dripping = setInterval(() => socket.write(drip), 20)
    })
    socket.on('data', (chunk) => (answered += chunk.toString()))
    socket.on('error', () => undefined) // of bytes sent after the host closed the connection
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(answered)
    })
  })
}
