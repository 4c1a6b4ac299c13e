import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { systemClock } from '#mock-server/clock.ts'
import { seed } from '#mock-server/seed.ts'
import { visitedHotel, withWorld } from '#mock-server/worlds/visitor.ts'
import { worldFolder, worldFolderIn } from '#mock-server/worlds/worldFiles.ts'
import { HOUSE } from '#mock-server/worlds/worldId.ts'
import { openWorlds, type Worlds } from '#mock-server/worlds/worlds.ts'
import { holdDataFolder } from './dataFolder.ts'
import { lanAddresses } from './hostNames.ts'
import { openHttpDoor, type HttpDoor } from './http.ts'
import { parseOptions, PlainError, type HostOptions } from './options.mjs'
import { projectFolder } from './prepare.mjs'
import { welcome } from './welcome.ts'

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function openDiskWorlds(data: string): Worlds {
  try {
    const worlds = openWorlds(worldFolder(data), systemClock)
    worlds.enter(HOUSE).store.configurations.where() // a damaged file is told of now, not to the first who asks
    return worlds
  } catch (error) {
    throw new PlainError(reasonOf(error), 1)
  }
}

async function openDoor(worlds: Worlds, { port, lan }: HostOptions, app: string): Promise<HttpDoor> {
  const folders = { app, pictures: join(projectFolder, 'fixtures/pictures') }
  try {
    return await openHttpDoor({ hotel: visitedHotel(worlds), port, lan, folders, withPage: withWorld })
  } catch (error) {
    throw new PlainError(`The host cannot listen on port ${port}: ${reasonOf(error)}.`, 1)
  }
}

/**
 * Runs the host until it is interrupted: opens the worlds on disk and serves them with the app built in the
 * folder `app`.
 * Rejects with a PlainError when the data of the house is damaged or held by another host, or the port cannot be used.
 */
export async function serve(options: HostOptions, app = join(projectFolder, 'dist')): Promise<void> {
  const data = options.data ?? join(projectFolder, '.data')
  process.once('exit', holdDataFolder(data))
  let close = () => Promise.resolve()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)))
  }
  const door = await openDoor(openDiskWorlds(data), options, app)
  close = () => door.close()
  const lanOrigins = options.lan ? lanAddresses().map((address) => `http://${address}:${door.port}`) : []
  console.log(welcome({ rows: seed(systemClock.now()), origin: door.origin, lanOrigins, folder: worldFolderIn(data) }))
}

async function main(): Promise<void> {
  try {
    await serve(parseOptions(process.argv.slice(2), process.cwd()))
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = error instanceof PlainError ? error.exitCode : 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
