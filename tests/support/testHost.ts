import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#mock-server/clock.ts'
import { sandboxLimits } from '#mock-server/sandboxes/limits.ts'
import { memoryFiles } from '#mock-server/sandboxes/memoryFiles.ts'
import { visitedHotel, withSandbox } from '#mock-server/sandboxes/visitor.ts'
import { openSandboxes, type Sandboxes } from '#mock-server/sandboxes/sandboxes.ts'
import { openHttpAdapter, type HttpAdapter, type HttpAdapterOptions } from '#mock-server/adapters/http/http.ts'
import { sendBytes, sendRaw, type RawAnswer, type RawRequest } from './rawRequest.ts'

export const json = { 'content-type': 'application/json' }

/** The demo host in this process, and whoever calls it. */
export interface TestHost {
  readonly sandboxes: Sandboxes
  readonly adapter: HttpAdapter
  /** Where the folders that it serves lie: `app`, `pictures` and `desk`. */
  readonly folder: string
  send(path: string, more?: Partial<RawRequest>): Promise<RawAnswer>
  get(path: string, headers?: Record<string, string>): Promise<RawAnswer>
  /** Sends JSON. */
  write(method: string, path: string, headers?: Record<string, string>, body?: unknown): Promise<RawAnswer>
  /** Sends bytes, and gives all that came until the host hung up. */
  say(bytes: string, drip?: string): Promise<string>
  /** Signs the first guest in to a sandbox. */
  signIn(sandbox: string): Promise<{ authorization: string }>
  close(): Promise<void>
}

/** A request as it goes over the wire. */
export function rawCall(line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
}

export function statusLine(answered: string): string | undefined {
  return answered.split('\r\n', 1)[0]
}

/** Opens the demo host: sandboxes in memory, of so many rows; folders of one page each, beside a file that is secret. */
export async function openTestHost(
  more: Partial<HttpAdapterOptions> = {},
  rows = sandboxLimits.rows,
): Promise<TestHost> {
  const data = mkdtempSync(join(tmpdir(), 'hotel-host-'))
  const [app, pictures, desk] = ['app', 'pictures', 'desk'].map((name) => join(data, name)) as [string, string, string]
  for (const folder of [app, pictures, desk]) {
    mkdirSync(join(folder, 'inner'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  }
  writeFileSync(join(data, 'secret.json'), '"secret"')
  const sandboxes = openSandboxes(memoryFiles(), systemClock, { ...sandboxLimits, rows })
  const folders = { app, pictures, desk }
  const adapter = await openHttpAdapter({
    hotel: visitedHotel(sandboxes),
    port: 0,
    folders,
    withPage: withSandbox,
    ...more,
  })
  const send: TestHost['send'] = (path, asked = {}) => sendRaw({ port: adapter.port, path, ...asked })
  const write: TestHost['write'] = (method, path, headers = {}, body) =>
    send(path, { method, headers: { ...json, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return {
    ...{ sandboxes, adapter, folder: data, send, write },
    get: (path, headers = {}) => send(path, { headers }),
    say: (bytes, drip) => sendBytes(adapter.port, bytes, drip),
    async signIn(sandbox) {
      const credentials = { accountNumber: '100200', roomNumber: '305' }
      const answer = await write('POST', '/api/customer/login', { 'x-sandbox': sandbox }, credentials)
      return { authorization: `Bearer ${(JSON.parse(answer.body.toString()) as { sessionId: string }).sessionId}` }
    },
    async close() {
      await adapter.close()
      rmSync(data, { recursive: true })
    },
  }
}
