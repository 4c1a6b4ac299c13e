import { request, type IncomingHttpHeaders } from 'node:http'

/** An answer of a host, as it crossed the wire. */
export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What to ask a host, down to the headers that `fetch` does not let anybody choose. */
export interface RawRequest {
  readonly port: number
  readonly path: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Sends one request to this computer without `fetch`, so that `Host` and the path go out as given. */
export function sendRaw({ port, path, method = 'GET', headers = {}, body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answered) => {
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
