import { spawn } from 'child_process'
import { createHash } from 'crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs'
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

/** The folders of the build for a port: a second host, or a deployment in `dist`, has others. */
export function hostFolders(port) {
  const [app, desk, host] = ['app', 'desk', 'host'].map((name) => join(projectFolder, '.cache', `${name}-${port}`))
  return { app, desk, host, program: join(host, 'serve.js'), stamp: join(host, 'built-from.txt') }
}

function isBuilt({ app, desk, program, stamp }, fingerprint) {
  const files = [join(app, 'index.html'), join(desk, 'index.html'), program, stamp]
  return files.every((file) => existsSync(file)) && readFileSync(stamp, 'utf8') === fingerprint
}

/** Builds in a process that ends, so that its memory does not stay with the host. */
function runBuild(port) {
  return new Promise((resolve) => {
    let stderr = ''
    const program = join(projectFolder, 'mock-server/host/build.mjs')
    const child = spawn(process.execPath, [program, String(port)], {
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
 * Builds the app, the desk and the host for a port, unless their sources are those of the last build. Returns the folders.
 * Throws one clear sentence when that fails, such as on a disk that is full.
 */
export async function ensureBuilt(port, say = console.log) {
  const folders = hostFolders(port)
  const fingerprint = fingerprintOf()
  if (isBuilt(folders, fingerprint)) return folders
  say('Building the app and the desk (only after a change) …')
  try {
    rmSync(folders.stamp, { force: true })
  } catch (error) {
    throw cannotBuild(error.message)
  }
  const { code, stderr } = await runBuild(port)
  if (code !== 0) throw cannotBuild(stderr || 'the build ended without a reason')
  try {
    mkdirSync(folders.host, { recursive: true })
    writeFileSync(folders.stamp, fingerprint)
  } catch (error) {
    throw cannotBuild(error.message)
  }
  return folders
}
