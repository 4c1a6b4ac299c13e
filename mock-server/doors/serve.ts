import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { systemClock } from '#mock-server/clock.ts'
import { newId } from '#mock-server/newId.ts'
import { reasonOf } from '#mock-server/reasonOf.ts'
import { seed } from '#mock-server/seed.ts'
import { visitedHotel, withWorld } from '#mock-server/worlds/visitor.ts'
import { worldFolder, worldFolderIn } from '#mock-server/worlds/worldFiles.ts'
import { HOUSE } from '#mock-server/worlds/worldId.ts'
import { openWorlds, type Worlds } from '#mock-server/worlds/worlds.ts'
import { holdDataFolder } from './dataFolder.ts'
import { deskAddress } from './deskKey.ts'
import { openHttpDoor, type HttpDoor } from './http.ts'
import { parseOptions, PlainError, type HostOptions } from './options.mjs'
import { projectFolder } from './prepare.mjs'
import { welcome } from './welcome.ts'

function openDiskWorlds(data: string): Worlds {
  try {
    const worlds = openWorlds(worldFolder(data), systemClock)
    worlds.enter(HOUSE).store.configurations.where() // what cannot be read is told of now, and not when the first one asks
    return worlds
  } catch (error) {
    throw new PlainError(`The host cannot use its data in ${data}: ${reasonOf(error)}.`, 1)
  }
}

interface Opening {
  readonly options: HostOptions
  readonly built: Built
  readonly deskKey: string | undefined
}

async function openDoor(worlds: Worlds, { options: { port, lan }, built, deskKey }: Opening): Promise<HttpDoor> {
  const folders = { ...built, pictures: join(projectFolder, 'fixtures/pictures') }
  try {
    return await openHttpDoor({ hotel: visitedHotel(worlds), port, lan, folders, withPage: withWorld, deskKey })
  } catch (error) {
    throw new PlainError(`The host cannot listen on port ${port}: ${reasonOf(error)}.`, 1)
  }
}

/** The folders of what was built for the host. */
export interface Built {
  readonly app: string
  readonly desk: string
}

const builtByHand: Built = { app: join(projectFolder, 'dist'), desk: join(projectFolder, 'dist-desk') }

/**
 * Runs the host until it is interrupted: opens the worlds on disk and serves them with what was built.
 * Rejects with a PlainError when the data cannot be kept or is held by another host, or the port cannot be used.
 */
export async function serve(options: HostOptions, built: Built = builtByHand): Promise<void> {
  const data = options.data ?? join(projectFolder, '.data')
  process.once('exit', await holdDataFolder(data))
  let close = () => Promise.resolve()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)))
  }
  const deskKey = options.lan ? newId() : undefined
  const worlds = openDiskWorlds(data)
  process.once('exit', () => worlds.note())
  const door = await openDoor(worlds, { options, built, deskKey })
  close = () => door.close()
  const { origin } = door
  const lanOrigins = door.addresses()
  const desks = [origin, ...lanOrigins].map((each) => deskAddress(each, deskKey))
  console.log(welcome({ rows: seed(systemClock.now()), origin, lanOrigins, desks, folder: worldFolderIn(data) }))
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
