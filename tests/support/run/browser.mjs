import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

const isRoot = process.getuid?.() === 0

/** Command-line arguments that Chromium needs on this system: its sandbox does not start as root. */
export const browserArguments = isRoot ? ['--no-sandbox'] : []

const usualPaths = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
      path.join(process.env[folder] ?? 'C:/', file),
    ),
  ),
}

const commands =
  process.platform === 'win32'
    ? ['chrome.exe', 'chromium.exe']
    : ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function pathsFromEnvironment() {
  return [process.env.CHROMIUM_PATH, process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH].filter(Boolean)
}

function systemPaths() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return [
    ...(usualPaths[process.platform] ?? []),
    ...folders.flatMap((folder) => commands.map((name) => path.join(folder, name))),
  ]
}

async function playwrightPaths() {
  const { chromium } = await import('playwright-core')
  return [chromium.executablePath()]
}

/** Runs a command, and returns whether it succeeded and its output. Never throws. */
export function run(command, args, { timeout, show = false, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'ignore'],
      timeout,
      env: { ...process.env, ...env },
    })
    let output = ''
    child.stdout?.on('data', (part) => (output += part))
    child.on('error', () => resolve({ ok: false, output }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Whether the browser opens a page. A file that exists may still be a stub, or lack a library. */
async function works(file) {
  if (!existsSync(file)) return false
  const profile = mkdtempSync(path.join(tmpdir(), 'browser-check-'))
  const args = [
    '--headless',
    ...browserArguments,
    '--disable-gpu',
    `--user-data-dir=${profile}`,
    '--dump-dom',
    'data:text/html,<p>it-opens</p>',
  ]
  const { output } = await run(file, args, { timeout: 60_000 })
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  return output.includes('it-opens')
}

/** Installs packages where that needs no password. Returns whether it succeeded. */
export async function aptInstalls(...packages) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const how = { timeout: 600_000, show: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const apt = async (...args) => (await run('apt-get', args, how)).ok
  return (await apt('update', '-q')) && (await apt('install', '-y', '-q', '--no-install-recommends', ...packages))
}

/** Downloads Playwright's own browser of this name. Returns whether it succeeded. */
export async function playwrightInstalls(browser) {
  const cli = path.resolve('node_modules/@playwright/test/cli.js')
  const install = async (more) =>
    (await run(process.execPath, [cli, 'install', ...more, browser], { timeout: 900_000, show: true })).ok
  return (isRoot && (await install(['--with-deps']))) || (await install([]))
}

/**
 * Finds a Chromium that opens a page, and installs one if there is none. It tries, in this order: `CHROMIUM_PATH` and
 * `PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH`, the system's browser, Playwright's own, Debian's package, Playwright's download.
 * Returns its path, or `undefined` if all fail.
 */
export async function findBrowser(log) {
  const firstThatWorks = async (files) => {
    for (const file of new Set(files)) if (await works(file)) return file
    return undefined
  }
  const fromEnvironment = pathsFromEnvironment()
  const found =
    (await firstThatWorks(fromEnvironment)) ??
    (await firstThatWorks(systemPaths())) ??
    (await firstThatWorks(await playwrightPaths()))
  if (found) return found
  if (fromEnvironment.length > 0) log(`${fromEnvironment.join(' and ')} did not open a page.`)
  log('No browser found: installing Chromium once, which can take some minutes.')
  return (
    ((await aptInstalls('chromium', 'fonts-liberation')) ? await firstThatWorks(systemPaths()) : undefined) ??
    ((await playwrightInstalls('chromium')) ? await firstThatWorks(await playwrightPaths()) : undefined)
  )
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Finds Debian's headless Chromium, in which the end-to-end tests take a third less time, and installs it where that needs
 * no password. Returns its path, or `undefined` if it is not available.
 */
export async function findHeadlessShell(log) {
  if (await works(HEADLESS_SHELL)) return HEADLESS_SHELL
  log('Installing the headless Chromium once; without it the end-to-end tests take longer.')
  return (await aptInstalls('chromium-headless-shell')) && (await works(HEADLESS_SHELL)) ? HEADLESS_SHELL : undefined
}
