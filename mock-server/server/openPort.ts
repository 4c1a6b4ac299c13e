import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Limits of a host. Times are in milliseconds. */
export const httpLimits = {
  /** For the headers of a request, and for the whole request. */
  ...{ headersWithin: 5_000, requestWithin: 10_000 },
  /** How often these two are checked. */
  checkInterval: 1_000,
  maxHeaderBytes: 16 * 1024,
  /** For progress of a response, and for the whole response. */
  ...{ stalledFor: 10_000, answerWithin: 60_000 },
  maxConnections: 800,
  /** Calls from one address, far above normal use. */
  ...{ maxCalls: 2_000, callsWithin: 10_000 },
}

export type HttpLimits = typeof httpLimits

/** The maximum number of pending connections; a connection beyond it is retried after seconds. */
const BACKLOG = 4096

/** Opens a port for requests, for other devices too with `lan`. Rejects when the port is taken. `close` ends all connections. */
export async function openPort(handleRequest: RequestListener, port: number, lan: boolean, limits: HttpLimits) {
  const options = {
    headersTimeout: limits.headersWithin,
    requestTimeout: limits.requestWithin,
    connectionsCheckingInterval: limits.checkInterval,
    maxHeaderSize: limits.maxHeaderBytes,
  }
  const server = createServer(options, handleRequest)
  server.maxConnections = limits.maxConnections
  await new Promise<void>((resolve, reject) => {
    server.listen(port, lan ? '0.0.0.0' : '127.0.0.1', BACKLOG)
    server.once('listening', resolve).once('error', reject)
  })
  return {
    port: (server.address() as AddressInfo).port, // a listening TCP server has an address
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

/** Closes the connection of a client that does not read the response. */
export function dropUnread(response: ServerResponse, { stalledFor, answerWithin }: HttpLimits): void {
  const drop = () => response.destroy()
  response.setTimeout(stalledFor, drop)
  const timer = setTimeout(drop, answerWithin).unref()
  response.once('close', () => clearTimeout(timer))
}
