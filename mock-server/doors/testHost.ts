import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#mock-server/clock.ts'
import { worldLimits } from '#mock-server/worlds/limits.ts'
import { memoryFiles } from '#mock-server/worlds/memoryFiles.ts'
import { visitedHotel, withWorld } from '#mock-server/worlds/visitor.ts'
import { openWorlds, type Worlds } from '#mock-server/worlds/worlds.ts'
import { openHttpDoor, type HttpDoor, type HttpDoorOptions } from './http.ts'
import { sendBytes, sendRaw, type RawAnswer, type RawRequest } from './rawRequest.ts'

export const json = { 'content-type': 'application/json' }

/** The demo host in this process, and whoever calls it. */
export interface TestHost {
  readonly worlds: Worlds
  readonly door: HttpDoor
  /** Where the folders that it serves lie: `app`, `pictures` and `desk`. */
  readonly folder: string
  send(path: string, more?: Partial<RawRequest>): Promise<RawAnswer>
  get(path: string, headers?: Record<string, string>): Promise<RawAnswer>
  /** Sends JSON. */
  write(method: string, path: string, headers?: Record<string, string>, body?: unknown): Promise<RawAnswer>
  /** Sends bytes, and gives all that came until the host hung up. */
  say(bytes: string, drip?: string): Promise<string>
  /** Signs the first guest in to a world. */
  signIn(world: string): Promise<{ authorization: string }>
  close(): Promise<void>
}

/** A request as it goes over the wire. */
export function rawCall(line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
}

export function statusLine(answered: string): string | undefined {
  return answered.split('\r\n', 1)[0]
}

/** Opens the demo host: worlds in memory, of so many rows; folders of one page each, beside a file that is secret. */
export async function openTestHost(more: Partial<HttpDoorOptions> = {}, rows = worldLimits.rows): Promise<TestHost> {
  const data = mkdtempSync(join(tmpdir(), 'hotel-host-'))
  const [app, pictures, desk] = ['app', 'pictures', 'desk'].map((name) => join(data, name)) as [string, string, string]
  for (const folder of [app, pictures, desk]) {
    mkdirSync(join(folder, 'inner'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  }
  writeFileSync(join(data, 'secret.json'), '"secret"')
  const worlds = openWorlds(memoryFiles(), systemClock, { ...worldLimits, rows })
  const folders = { app, pictures, desk }
  const door = await openHttpDoor({ hotel: visitedHotel(worlds), port: 0, folders, withPage: withWorld, ...more })
  const send: TestHost['send'] = (path, asked = {}) => sendRaw({ port: door.port, path, ...asked })
  const write: TestHost['write'] = (method, path, headers = {}, body) =>
    send(path, { method, headers: { ...json, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return {
    ...{ worlds, door, folder: data, send, write },
    get: (path, headers = {}) => send(path, { headers }),
    say: (bytes, drip) => sendBytes(door.port, bytes, drip),
    async signIn(world) {
      const credentials = { accountNumber: '100200', roomNumber: '305' }
      const answer = await write('POST', '/api/customer/login', { 'x-world': world }, credentials)
      return { authorization: `Bearer ${(JSON.parse(answer.body.toString()) as { sessionId: string }).sessionId}` }
    },
    async close() {
      await door.close()
      rmSync(data, { recursive: true })
    },
  }
}
