import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { startProgram, type Server } from '#tests/support/servers/servers.ts'

/** A demo host that can be killed and restarted with the same data and address. */
export interface Host {
  readonly url: string
  restart(): Promise<void>
}

function startHost(folder: string, port: string): Promise<Server> {
  const args = ['--import', 'tsx', 'mock-server/server/serve.ts', '--port', port, '--data', folder]
  return startProgram(process.execPath, args, (output) => /http:\/\/localhost:\d+/.exec(output)?.[0])
}

/** Starts a host with fresh data, calls `use` with it, and stops it. */
export async function withHost(use: (host: Host) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hotel-'))
  let server = await startHost(folder, '0')
  const { url } = server
  await use({
    url,
    async restart() {
      await server.stop('SIGKILL')
      server = await startHost(folder, new URL(url).port)
    },
  })
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
