import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { aptInstalls, playwrightInstalls, run } from './browser.mjs'

const FIREFOX = '/usr/bin/firefox-esr'

/** The oldest Firefox that Playwright can drive; the ESR before it was 140. */
const OLDEST_FIREFOX = 153

/** Debian's Firefox, or the one that `FIREFOX_PATH` names. Throws when a named one cannot be used. */
async function systemFirefox(log) {
  const named = process.env.FIREFOX_PATH
  const file = named ?? FIREFOX
  const { output } = existsSync(file) ? await run(file, ['--version'], { timeout: 60_000 }) : { output: '' }
  const version = Number(/Firefox (\d+)/.exec(output)?.[1])
  if (version >= OLDEST_FIREFOX) return file
  const fault = Number.isNaN(version)
    ? `${file} is not a Firefox`
    : `${file} is Firefox ${version}, and Playwright can drive ${OLDEST_FIREFOX} or newer`
  if (named !== undefined) throw new Error(`${fault}.`)
  if (existsSync(file)) log(`${fault}.`)
  return undefined
}

/** What runs WebKitGTK's test browser: its driver, a display, and a window manager, without which no element has the focus. */
const webKitCommands = ['WebKitWebDriver', 'Xvfb', 'openbox']
const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'openbox']

const processors = { x64: 'x86_64', arm64: 'aarch64' }

async function systemWebKit() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  if (!webKitCommands.every((command) => folders.some((folder) => existsSync(path.join(folder, command)))))
    return undefined
  return ['4.1', '4.0']
    .map((version) => `/usr/lib/${processors[process.arch]}-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find((file) => existsSync(file))
}

/** Whether Playwright's own browser of this name starts; it is downloaded if it is not there. */
async function playwrightHas(browser) {
  const { [browser]: type } = await import('playwright-core')
  const isThere = existsSync(type.executablePath()) || (await playwrightInstalls(browser))
  if (!isThere) return false
  return type.launch().then(
    async (started) => {
      await started.close()
      return true
    },
    () => false, // It lacks a library of the system.
  )
}

async function find(name, here, packages, log) {
  const found = await here(log)
  if (found !== undefined) return found
  log(`Installing ${name} once, for the tests in its engine.`)
  const installed = (await aptInstalls(...packages)) ? await here(log) : undefined
  return installed ?? ((await playwrightHas(name)) ? '' : undefined)
}

/**
 * Finds a Firefox and a WebKit, and installs what is missing: Debian's Firefox ESR and the test browser of WebKitGTK, which Ubuntu has too,
 * or else Playwright's own. Returns the path of each, an empty text for Playwright's own, `undefined` where there is none.
 * `FIREFOX_PATH` names another Firefox.
 */
export async function findEngines(log) {
  return {
    firefox: await find('firefox', systemFirefox, ['firefox-esr'], log),
    webkit: await find('webkit', systemWebKit, webKitPackages, log),
  }
}
