import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { systemClock } from '#mock-server/clock.ts'
import { createFaults } from '#mock-server/faults.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { seed } from '#mock-server/seed.ts'
import { atomicFile } from '#mock-server/store/atomicFile.ts'
import { lowdbStore } from '#mock-server/store/lowdb.ts'
import { holdDataFolder } from './dataFolder.ts'
import { lanAddresses } from './hostNames.ts'
import { openHttpDoor, type HttpDoor } from './http.ts'
import { parseOptions, PlainError, type HostOptions } from './options.mjs'
import { projectFolder } from './prepare.mjs'
import { welcome } from './welcome.ts'

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function openDiskHotel(dataFile: string): Hotel {
  const fresh = () => seed(systemClock.now())
  try {
    const store = lowdbStore(atomicFile(dataFile, fresh))
    return { store, clock: systemClock, faults: createFaults(), running: new Map(), seed: fresh }
  } catch (error) {
    throw new PlainError(reasonOf(error), 1)
  }
}

async function openDoor(hotel: Hotel, { port, lan }: HostOptions, app: string): Promise<HttpDoor> {
  const folders = { app, pictures: join(projectFolder, 'fixtures/pictures') }
  try {
    return await openHttpDoor({ hotel, port, lan, folders })
  } catch (error) {
    throw new PlainError(`The host cannot listen on port ${port}: ${reasonOf(error)}.`, 1)
  }
}

/**
 * Runs the host until it is interrupted: opens the hotel on disk, seeding an empty folder, and serves it with the app
 * built in the folder `app`.
 * Rejects with a PlainError when the data is damaged or held by another host, or the port cannot be used.
 */
export async function serve(options: HostOptions, app = join(projectFolder, 'dist')): Promise<void> {
  const folder = options.data ?? join(projectFolder, '.data')
  const dataFile = join(folder, 'hotel.json')
  process.once('exit', holdDataFolder(folder))
  let close = () => Promise.resolve()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)))
  }
  const hotel = openDiskHotel(dataFile)
  const door = await openDoor(hotel, options, app)
  close = () => door.close()
  const lanOrigins = options.lan ? lanAddresses().map((address) => `http://${address}:${door.port}`) : []
  console.log(welcome({ store: hotel.store, origin: door.origin, lanOrigins, dataFile }))
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
