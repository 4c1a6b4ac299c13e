import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startHost, type Server } from '#tests/support/servers/servers.ts'

/** A demo host that can be restarted with the same data and address. */
export interface Host {
  readonly url: string
  restart(): Promise<void>
}

/** Starts a host with fresh data, calls `use` with it, and stops it. */
export async function withHost(use: (host: Host) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hotel-'))
  const port = await freePort()
  let server: Server = await startHost(folder, port, 'production')
  await use({
    url: server.url,
    async restart() {
      await server.stop()
      server = await startHost(folder, port, 'production')
    },
  })
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
