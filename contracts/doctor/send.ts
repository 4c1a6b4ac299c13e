import { request as overHttp, type IncomingHttpHeaders } from 'node:http'
import { request as overHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A call to the API. */
export interface Call {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object
}

/** What the connection shows of the certificate. */
export interface Certificate {
  /** Why it is not trusted, as Node names it; `undefined` when it is. */
  readonly distrusted: string | undefined
  readonly expires: Date
}

/** An answer of the API. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The decompressed body. */
  readonly body: Buffer
  /** The bytes of the body as sent. */
  readonly sentBytes: number
  readonly firstByteMs: number
  /** The moment of the first byte. */
  readonly at: number
  readonly certificate: Certificate | undefined
}

/** How calls are made. */
export interface Transport {
  readonly timeoutMs: number
  /** A certificate authority that is trusted instead of the public ones. */
  readonly authority?: string
}

function headersOf(sent: IncomingHttpHeaders): Headers {
  return new Headers(
    Object.entries(sent).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
  )
}

function decompressed(body: Buffer, encoding: string | null): Buffer {
  if (body.length === 0) return body
  return encoding === 'gzip' ? gunzipSync(body) : encoding === 'br' ? brotliDecompressSync(body) : body
}

function certificateOf(socket: object): Certificate | undefined {
  if (!('getPeerCertificate' in socket)) return undefined
  const tls = socket as TLSSocket
  const distrusted = tls.authorized ? undefined : String(tls.authorizationError)
  return { distrusted, expires: new Date(tls.getPeerCertificate().valid_to) }
}

/**
 * Makes one call on a connection of its own, follows no redirect, and accepts any certificate, to say what is wrong with it.
 * `fetch` shows neither the certificate nor the bytes as sent. Rejects when there is no answer within the time-out.
 */
export function send({ method, url, headers, body }: Call, { timeoutMs, authority }: Transport): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const secure = url.protocol === 'https:'
  const options = { method, headers: { 'accept-encoding': 'gzip, br', ...headers }, agent: false as const, signal }
  const trust = authority === undefined ? {} : { ca: authority }
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = secure ? overHttps(url, { ...options, ...trust, rejectUnauthorized: false }) : overHttp(url, options)
    sent.once('error', (error) => reject(signal.aborted ? new Error(`no answer in ${timeoutMs / 1000} s`) : error))
    sent.once('response', (response) => {
      const firstByte = { firstByteMs: performance.now() - started, at: Date.now() }
      const certificate = certificateOf(response.socket)
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject).once('end', () => {
        const raw = Buffer.concat(parts)
        const received = headersOf(response.headers)
        const { statusCode: status = 0 } = response
        try {
          const decoded = decompressed(raw, received.get('content-encoding'))
          resolve({ status, headers: received, body: decoded, sentBytes: raw.length, ...firstByte, certificate })
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
