import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { CliError } from '#src/build/cliError.mjs'
import { projectFolder } from '#src/build/prepare.mjs'

// Plain JavaScript: `npm start` loads this before packages are installed.

const SOURCES = ['src', 'mock-server', 'fixtures', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

function filesIn(source) {
  if (!statSync(source).isDirectory()) return [source]
  return readdirSync(source)
    .toSorted()
    .flatMap((name) => filesIn(join(source, name)))
}

/** Identifies the content of the sources in a folder, without their tests. */
export function fingerprintOf(folder = projectFolder) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesIn(join(folder, source)))) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const builds = join(projectFolder, '.cache', 'hosts')
/** The builds that are kept: a host that runs may serve one of other sources. */
const KEPT_BUILDS = 3

function removeOldBuilds() {
  const folders = readdirSync(builds).map((name) => join(builds, name))
  const newestFirst = folders.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const folder of newestFirst.slice(KEPT_BUILDS)) rmSync(folder, { recursive: true, force: true })
}

/** Builds in a process that ends, so that its memory does not stay with the host. Rejects with the reason. */
async function build({ app, desk, host }) {
  const program = join(projectFolder, 'mock-server/server/build.mjs')
  const child = spawn(process.execPath, [program, app, desk, host], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, reason] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(reason.trim() || 'the build ended without a reason')
}

/**
 * Builds the app, the desk and the host, unless these sources were built before. Throws one clear sentence when that fails, such as on a
 * disk that is full.
 */
export async function ensureBuilt() {
  const folder = join(builds, fingerprintOf().slice(0, 16))
  const [app, desk, host, stamp] = ['app', 'desk', 'host', 'built'].map((name) => join(folder, name))
  const built = { app, desk, host, program: join(host, 'serve.js') }
  if (existsSync(stamp)) return built
  console.log('Building the app and the desk (only after a change) …')
  try {
    await build(built)
    writeFileSync(stamp, '')
    removeOldBuilds()
  } catch (error) {
    throw new CliError(`The app cannot be built: ${error.message.split('\n')[0]}.`, 1)
  }
  return built
}
