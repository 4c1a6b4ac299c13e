import { spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { systemClock } from '#mock-server/hotel/clock.ts'
import { resolveHotel, visitPage } from '#mock-server/sandboxes/visitor.ts'
import { DEFAULT_SANDBOX } from '#mock-server/sandboxes/sandboxId.ts'
import { openSandboxes } from '#mock-server/sandboxes/sandboxes.ts'
import { textFile, watchDisk } from '#mock-server/sandboxes/files.ts'
import { seed } from '#mock-server/seed.ts'
import { reportError } from '#src/build/cliError.mjs'
import { portError } from '#src/build/commandLine.mjs'
import { projectFolder } from '#src/build/prepare.mjs'
import { dataError, lockDataFolder } from './dataFolder.mjs'
import { deskAddress, storedDeskKey } from './deskKey.ts'
import { openServer, type OpenServer } from './http.ts'
import { parseOptions, type HostOptions } from './options.mjs'

/** The system's command that opens a browser; none in CI, without a display, over SSH, and when nobody reads the output. */
function browserCommand(): readonly string[] {
  const { platform, env, stdout } = process
  if (!stdout.isTTY || env['CI'] !== undefined || env['SSH_CONNECTION'] !== undefined) return []
  if (platform === 'darwin') return ['open']
  // Not `start` of the shell, to which `&` in an address is a separator.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : []
}

/** Opens the desk in the system's browser. Its address is printed too, so a failure needs no message. */
function openDesk(origin: string, deskKey: string | undefined): void {
  const [command, ...args] = browserCommand()
  if (command === undefined) return
  const child = spawn(command, [...args, deskAddress(origin, deskKey)], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined).unref()
}

/** Opens what the host keeps in its data folder, to report what is damaged or not writable now and not at the first request. */
function openData(data: string, lan: boolean) {
  const disk = watchDisk()
  const folder = join(data, 'sandboxes')
  try {
    const deskKey = lan ? storedDeskKey(data) : undefined
    const sandboxes = openSandboxes(folder, systemClock, { disk })
    sandboxes.enter(DEFAULT_SANDBOX).db.configurations.getAll()
    const savedHotels = disk.guard(textFile(join(data, 'saved-hotels.json')), 'the kept hotels')
    return { disk, folder, sandboxes, savedHotels, deskKey }
  } catch (error) {
    throw dataError(data, error)
  }
}

type OpenHost = Readonly<{ lan: boolean; folder: string; deskKey: string | undefined }>

const line = (label: string, text: string) => `${label.padEnd(29)}${text}`

/** The lines about other devices: one address, and the others in one line, since the networks of a laptop differ in use only. */
function linesOfNetwork(adapter: OpenServer, { lan, deskKey }: OpenHost): string[] {
  const [first, ...others] = adapter.addresses()
  if (!lan) return []
  if (first === undefined)
    return [line('On phones', 'No network: the desk shows the address once this computer is in one')]
  return [
    line('On phones', first),
    ...(others.length === 0 ? [] : [line('or, in another network', others.join(', '))]),
    line('The desk on another device', deskAddress(first, deskKey)),
  ]
}

/** The text the host prints once it is open. */
function welcome(adapter: OpenServer, host: OpenHost): string {
  const { configurations, guests } = seed(systemClock.now())
  const fromHere = relative(process.cwd(), host.folder)
  const guestLine = (account: string, room: string, name: string) =>
    `  ${account.padEnd(17)}${room.padEnd(14)}${name}`.trimEnd()
  const lines = [
    `${configurations[0]?.appName ?? 'The hotel'} is open`,
    '',
    line('The desk, for presenters', deskAddress(adapter.origin, host.deskKey)),
    line('The guest app', adapter.origin),
    ...linesOfNetwork(adapter, host),
    '',
    'Sign in as',
    guestLine('account number', 'room number', ''),
    ...guests.map(({ accountNumber, roomNumber, fullName }) => guestLine(accountNumber, roomNumber, fullName)),
    '',
    'Every browser gets a hotel of its own, which is forgotten after a week unused',
    `Data in ${fromHere.startsWith('..') ? host.folder : fromHere}`,
    'Stop with Ctrl-C',
  ]
  return ['', ...lines.map((each) => (each === '' ? '' : `  ${each}`)), ''].join('\n')
}

/** Runs the host of the project in `root`, which is not around a bundle, until it is interrupted. Rejects with a CliError when the data folder is not writable, or the port cannot be used. */
export async function serve(
  { port, lan, data, demoUrl, open }: HostOptions,
  root = projectFolder,
  built = { app: join(root, 'dist'), desk: join(root, 'dist-desk') },
): Promise<void> {
  const { disk, folder, sandboxes, savedHotels, deskKey } = openData(data, lan)
  const adapter = await openServer({
    hotel: resolveHotel(sandboxes),
    ...{ port, lan, visitPage, savedHotels, deskKey },
    folders: {
      ...built,
      pictures: join(root, 'fixtures/pictures'),
      pages: join(root, 'fixtures/pages'),
      fonts: join(root, 'src/ui/fonts'),
    },
    host: () => ({ lan, demoUrl: demoUrl ?? null, diskFails: disk.fails() }),
  }).catch((error: unknown) => {
    throw portError(error, port)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log(`\n  Closed. What guests sent is kept in ${folder}`)
      void adapter.close().then(() => process.exit(0))
    })
  }
  console.log(welcome(adapter, { lan, folder, deskKey }))
  if (open) openDesk(adapter.origin, deskKey)
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), process.cwd())
  process.once('exit', await lockDataFolder(options.data))
  await serve(options)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main().catch(reportError)
