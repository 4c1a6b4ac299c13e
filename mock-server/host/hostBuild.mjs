import { spawn } from 'child_process'
import { createHash } from 'crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs'
import { join } from 'path'
import { CliError } from '#src/build/cliError.mjs'
import { projectFolder } from '#src/build/prepare.mjs'

// Plain JavaScript: `npm start` loads this before packages are installed.

const SOURCES = ['src', 'mock-server', 'fixtures', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

function filesIn(source) {
  if (!statSync(source).isDirectory()) return [source]
  const names = readdirSync(source).toSorted()
  return [].concat(...names.map((name) => filesIn(join(source, name))))
}

/** Identifies the content of the sources in a folder, without their tests. */
export function fingerprintOf(folder = projectFolder) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesIn(join(folder, source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

const builds = join(projectFolder, '.cache', 'hosts')
/** The builds that are kept: a host that runs may serve one of other sources. */
const KEPT_BUILDS = 3

/** The folders of the build of the sources with this fingerprint. */
export function hostFolders(fingerprint) {
  const folder = join(builds, fingerprint.slice(0, 16))
  const [app, desk, host] = ['app', 'desk', 'host'].map((name) => join(folder, name))
  return { app, desk, host, program: join(host, 'serve.js'), stamp: join(folder, 'built') }
}

function removeOldBuilds() {
  const folders = readdirSync(builds).map((name) => join(builds, name))
  const newestFirst = folders.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const folder of newestFirst.slice(KEPT_BUILDS)) rmSync(folder, { recursive: true, force: true })
}

/** Builds in a process that ends, so that its memory does not stay with the host. */
function runBuild(fingerprint) {
  return new Promise((resolve) => {
    let stderr = ''
    const program = join(projectFolder, 'mock-server/host/build.mjs')
    const child = spawn(process.execPath, [program, fingerprint], {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr.on('data', (text) => (stderr += text))
    child.on('error', (error) => resolve({ code: 1, stderr: error.message }))
    child.on('close', (code) => resolve({ code, stderr }))
  })
}

function cannotBuild(reason) {
  const [sentence] = reason.trim().split('\n')
  return new CliError(`The app cannot be built: ${sentence}.`, 1)
}

/**
 * Builds the app, the desk and the host, unless these sources were built before. Returns the folders. Throws one clear sentence when that
 * fails, such as on a disk that is full.
 */
export async function ensureBuilt(say = console.log) {
  const fingerprint = fingerprintOf()
  const folders = hostFolders(fingerprint)
  if (existsSync(folders.stamp)) return folders
  say('Building the app and the desk (only after a change) …')
  const { code, stderr } = await runBuild(fingerprint)
  if (code !== 0) throw cannotBuild(stderr || 'the build ended without a reason')
  try {
    writeFileSync(folders.stamp, '')
    removeOldBuilds()
  } catch (error) {
    throw cannotBuild(error.message)
  }
  return folders
}
