import { statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { systemClock, wakingClock } from '#mock-server/clock.ts'
import { reasonOf } from '#src/lib/reasonOf.ts'
import { seed } from '#mock-server/seed.ts'
import { resolveHotel, setOrSwitchSandbox } from '#mock-server/sandboxes/visitor.ts'
import { sandboxFolder, sandboxFolderIn } from '#mock-server/sandboxes/sandboxFiles.ts'
import { DEFAULT_SANDBOX } from '#mock-server/sandboxes/sandboxId.ts'
import { diskErrorReporter } from '#mock-server/sandboxes/reportDiskErrors.ts'
import { openSandboxes, type Sandboxes } from '#mock-server/sandboxes/sandboxes.ts'
import { textFile } from '#mock-server/store/textFile.ts'
import { lockDataFolder } from './dataFolder.mjs'
import { openInBrowser, systemLanguage } from './openInBrowser.ts'
import { storedDeskKey } from './storedKey.ts'
import { deskAddress } from '#mock-server/adapters/http/deskKey.ts'
import { openHttpAdapter, type HttpAdapter } from '#mock-server/adapters/http/http.ts'
import { parseOptions, type HostOptions } from './options.mjs'
import { CliError } from '#src/build/cliError.mjs'
import { projectFolder } from '#src/build/prepare.mjs'
import { welcome } from './welcome.ts'

function openDiskSandboxes(data: string): Sandboxes {
  const folder = sandboxFolderIn(data)
  if (statSync(folder, { throwIfNoEntry: false })?.isFile() === true)
    throw new CliError(`The host keeps its sandboxes in the folder ${folder}, and that is a file.`, 1)
  try {
    const sandboxes = openSandboxes(sandboxFolder(data), wakingClock())
    // reads the data at the start, to report damaged files then and not at the first request
    sandboxes.enter(DEFAULT_SANDBOX).store.configurations.where()
    return sandboxes
  } catch (error) {
    throw new CliError(`The host cannot use its data in ${data}: ${reasonOf(error)}.`, 1)
  }
}

/** Runs something that keeps a secret in the data folder. */
async function keeping<Result>(what: string, data: string, act: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw new CliError(`The host cannot keep ${what} in ${data}: ${reasonOf(error)}.`, 1)
  }
}

interface HostSetup {
  readonly options: HostOptions
  readonly built: Built
  readonly data: string
  readonly deskKey: string | undefined
}

async function openHost(
  sandboxes: Sandboxes,
  { options: { port, lan, demoUrl }, built, data, deskKey }: HostSetup,
): Promise<HttpAdapter> {
  const fixtures = join(projectFolder, 'fixtures')
  const disk = diskErrorReporter()
  const folders = { ...built, pictures: join(fixtures, 'pictures'), pages: join(fixtures, 'pages') }
  try {
    return await openHttpAdapter({
      hotel: resolveHotel(sandboxes),
      ...{ port, lan, folders },
      hostState: () => ({ lan, demoUrl: demoUrl ?? null, diskFails: sandboxes.diskFails() || disk.fails() }),
      withPage: setOrSwitchSandbox,
      savedHotels: disk.wrap(textFile(join(data, 'saved-hotels.json')), 'the kept hotels'),
      deskKey,
    })
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(`The host cannot listen on port ${port}: ${reasonOf(error)}.`, 1)
  }
}

/** The folders of the builds that the host serves. */
export interface Built {
  readonly app: string
  readonly desk: string
}

const defaultBuild: Built = { app: join(projectFolder, 'dist'), desk: join(projectFolder, 'dist-desk') }

/**
 * Runs the host until it is interrupted: opens the sandboxes on disk and serves them with the built app and desk. The data folder is
 * locked for this process. Rejects with a CliError when it is not writable, or the port cannot be used.
 */
export async function serve(options: HostOptions, built: Built = defaultBuild): Promise<void> {
  const { data } = options
  let close = () => Promise.resolve()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log(`\n  Closed. What guests sent is kept in ${sandboxFolderIn(data)}`)
      void close().then(() => process.exit(0))
    })
  }
  const deskKey = options.lan ? await keeping('its key', data, () => storedDeskKey(data)) : undefined
  const sandboxes = openDiskSandboxes(data)
  process.once('exit', () => sandboxes.recordAges())
  const adapter = await openHost(sandboxes, { options, built, data, deskKey })
  close = () => adapter.close()
  const { origin } = adapter
  const lanOrigins = adapter.addresses()
  console.log(
    welcome({
      ...{ rows: seed(systemClock.now()), origin, lanOrigins, folder: sandboxFolderIn(data) },
      ...{ deskKey, lan: options.lan },
    }),
  )
  if (options.open) openInBrowser(deskAddress(origin, deskKey, systemLanguage()))
}

async function main(): Promise<void> {
  try {
    const options = parseOptions(process.argv.slice(2), process.cwd())
    process.once('exit', await lockDataFolder(options.data))
    await serve(options)
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error)
    process.exitCode = error instanceof CliError ? error.exitCode : 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
