import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { systemClock } from '#mock-server/hotel/clock.ts'
import { resolveHotel, visitPage } from '#mock-server/sandboxes/visitor.ts'
import { openSandboxes, type Sandboxes } from '#mock-server/sandboxes/sandboxes.ts'
import { openServer, type OpenServer, type ServerOptions } from '#mock-server/server/http.ts'
import { sendBytes, sendRaw, type RawAnswer, type RawRequest } from './rawRequest.ts'

export const json = { 'content-type': 'application/json' }

/** The demo host in this process, with a client. */
export interface TestHost {
  readonly sandboxes: Sandboxes
  readonly adapter: OpenServer
  /** The parent of the folders that it serves: `app`, `pictures` and `desk`. */
  readonly folder: string
  send(path: string, options?: Partial<RawRequest>): Promise<RawAnswer>
  get(path: string, headers?: Record<string, string>): Promise<RawAnswer>
  /** Sends JSON. */
  write(method: string, path: string, headers?: Record<string, string>, body?: unknown): Promise<RawAnswer>
  /** Sends raw bytes, and returns everything received until the host closes the connection. */
  sendBytes(bytes: string, drip?: string): Promise<string>
  /** Signs the first guest in to a sandbox, and returns the request headers of the session. */
  signIn(sandbox: string): Promise<{ authorization: string }>
  close(): Promise<void>
}

/** The bytes of an HTTP request without a body. */
export function rawCall(line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
}

/** The first line of an HTTP response. */
export function statusLine(answered: string): string | undefined {
  return answered.split('\r\n', 1)[0]
}

/** Opens the demo host with its data in a temporary folder, and a page in each folder; beside them is a secret file. */
export async function openTestHost(more: Partial<ServerOptions> = {}): Promise<TestHost> {
  const data = mkdtempSync(join(tmpdir(), 'hotel-host-'))
  const [app, pictures, desk] = ['app', 'pictures', 'desk'].map((name) => join(data, name)) as [string, string, string]
  for (const folder of [app, pictures, desk]) mkdirSync(join(folder, 'inner'), { recursive: true })
  for (const folder of [app, pictures, desk, join(desk, 'begin'), join(desk, 'both')]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  }
  writeFileSync(join(data, 'secret.json'), '"secret"')
  const sandboxes = openSandboxes(join(data, 'sandboxes'), systemClock)
  const folders = { app, pictures, pages: pictures, fonts: pictures, desk }
  const adapter = await openServer({
    hotel: resolveHotel(sandboxes),
    port: 0,
    folders,
    visitPage,
    ...more,
  })
  const send: TestHost['send'] = (path, options = {}) => sendRaw({ port: adapter.port, path, ...options })
  const write: TestHost['write'] = (method, path, headers = {}, body) =>
    send(path, { method, headers: { ...json, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return {
    ...{ sandboxes, adapter, folder: data, send, write },
    get: (path, headers = {}) => send(path, { headers }),
    sendBytes: (bytes, drip) => sendBytes(adapter.port, bytes, drip),
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

/** Opens a host before each test and closes it after. `reopen` replaces it with a host of other options. */
export function openHostForEachTest() {
  const host = {} as TestHost // assigned before each test
  const open = async (...options: Parameters<typeof openTestHost>) =>
    void Object.assign(host, await openTestHost(...options))
  beforeEach(() => open())
  afterEach(() => host.close())
  async function reopen(...options: Parameters<typeof openTestHost>): Promise<void> {
    await host.close()
    await open(...options)
  }
  return { host, reopen }
}
