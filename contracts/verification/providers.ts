import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#mock-server/hotel/clock.ts'
import { openServer } from '#mock-server/server/http.ts'
import { sendWebResponse, toWebRequest } from '#mock-server/server/webBridge.ts'
import { openSandboxes } from '#mock-server/sandboxes/sandboxes.ts'
import { resolveHotel } from '#mock-server/sandboxes/visitor.ts'

/** A running provider: the URLs of its API and of its state changes. */
export interface RunningProvider {
  readonly baseUrl: string
  readonly stateUrl: string
  close(): Promise<void>
}

const STATES = '/__demo/provider-states'

/** The server that `npm start` opens, with a data folder of its own. */
export async function openDemoHost(): Promise<RunningProvider> {
  const data = mkdtempSync(join(tmpdir(), 'hotel-pact-'))
  const hotel = resolveHotel(openSandboxes(data, systemClock))
  const { origin, close } = await openServer({ hotel, port: 0, limits: { maxCalls: Infinity } })
  return {
    ...{ baseUrl: `${origin}/api`, stateUrl: `${origin}${STATES}` },
    async close() {
      await close()
      rmSync(data, { recursive: true })
    },
  }
}

/** Serves a request handler on a free loopback port. */
export async function serveOnFreePort(respond: (request: Request) => Promise<Response>): Promise<RunningProvider> {
  const server = createServer((incoming, outgoing) => {
    toWebRequest(incoming)
      .then(respond)
      .then((response) => sendWebResponse(response, outgoing))
      .catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}` // a listening TCP server has an address
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections())
  return { baseUrl: `${origin}/api`, stateUrl: `${origin}${STATES}`, close }
}
