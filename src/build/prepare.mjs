import { spawn } from 'child_process'
import { readFileSync } from 'fs'
import { dirname, join } from 'path'
import { fileURLToPath } from 'url'
import { CliError } from './cliError.mjs'

// Plain JavaScript without installed packages: it installs them.

export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages || {}
  } catch {
    return undefined
  }
}

/**
 * Compares npm's two lock files and not file times, which a fresh checkout changes. Optional packages, for other platforms, may be missing,
 * and without `checks` also the packages that only checks use, which npm marks `dev`.
 */
export function isInstalled(folder, checks) {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const present = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (wanted === undefined || present === undefined) return false
  return Object.keys(wanted).every((name) => {
    if (name === '' || wanted[name].link || (wanted[name].dev && !checks)) return true
    if (present[name] === undefined) return Boolean(wanted[name].optional)
    return present[name].version === wanted[name].version
  })
}

/** The command that runs npm: the npm that runs this process, or the one on the path. */
export function npm(args) {
  const cli = process.env.npm_execpath || ''
  if (/npm-cli\.c?js$/.test(cli)) return { command: process.execPath, args: [cli].concat(args), shell: false }
  return { command: 'npm', args, shell: process.platform === 'win32' }
}

function run(folder, checks) {
  const which = checks ? '--include=dev' : '--omit=dev'
  const { command, args, shell } = npm(['ci', which, '--no-audit', '--no-fund', '--loglevel=error'])
  return new Promise((resolve) => {
    let stderr = ''
    const child = spawn(command, args, { cwd: folder, shell, stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.on('data', (text) => (stderr += text))
    child.on('error', (error) => resolve({ code: 1, stderr: error.message }))
    child.on('close', (code) => resolve({ code, stderr }))
  })
}

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/

function reasonOf(stderr) {
  if (NO_NETWORK.test(stderr)) return 'the package registry cannot be reached; check the network and try again'
  const lines = stderr.split('\n').map((line) => line.replace(/^npm (?:error|ERR!)\s*(?:code\s+)?/, '').trim())
  return lines.find(Boolean) || 'npm gave no reason'
}

export async function ensureInstalled({ checks = true, folder = projectFolder, say = console.log } = {}) {
  if (isInstalled(folder, checks)) return
  say(
    `Installing packages (${checks ? 'some 550 MB on the disk with the tools for checks' : 'some 310 MB on the disk'}, only this once) …`,
  )
  const { code, stderr } = await run(folder, checks)
  if (code !== 0) throw new CliError(`Installing the packages failed (npm ci): ${reasonOf(stderr)}.`, 1)
}
