import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { chromium, firefox, webkit } from '@playwright/test'
import { CliError } from '#src/build/cliError.mjs'

const isRoot = process.getuid?.() === 0
const hasApt = isRoot && existsSync('/usr/bin/apt-get')
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
/** The oldest Firefox that Playwright can drive; the ESR before it was 140. */
const OLDEST_FIREFOX = 153

const wholeChromium = () => [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  chromium.executablePath(),
]

const existing = (files) => files.find((file) => file !== undefined && existsSync(file))
/** Chromium's sandbox does not start as root. */
const ofChromium = (executablePath) => executablePath && { executablePath, args: isRoot ? ['--no-sandbox'] : [] }

function findFirefox() {
  const file = existing([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'])
  const { stdout } = file ? spawnSync(file, ['--version'], { encoding: 'utf8' }) : { stdout: '' }
  if (Number(/Firefox (\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST_FIREFOX)
    return { channel: 'moz-firefox', executablePath: file }
  return existsSync(firefox.executablePath()) ? {} : undefined
}

/**
 * The launch options of each browser on this computer; `undefined` for one that is not here. Debian's headless Chromium takes a
 * third less time than the whole browser, which only some tests need. `CHROMIUM_PATH` and `FIREFOX_PATH` name others.
 */
export function findBrowsers() {
  const whole = existing(wholeChromium())
  return {
    chromium: ofChromium((!process.env.CHROMIUM_PATH && existing([HEADLESS_SHELL])) || whole),
    wholeChromium: ofChromium(whole),
    firefox: findFirefox(),
    webkit: existsSync(webkit.executablePath()) ? {} : undefined,
  }
}

/** Runs a program with its output on the terminal. Returns whether it succeeded. */
const runs = (program, ...args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0

function aptInstalls(...packages) {
  console.log(`Installing ${packages.join(' ')} with apt-get, once.`)
  return runs('apt-get', 'update', '-q') && runs('apt-get', 'install', '-yq', '--no-install-recommends', ...packages)
}

function playwrightInstalls(name) {
  console.log(`Downloading Playwright's ${name}, once.`)
  return runs(process.execPath, createRequire(import.meta.url).resolve('@playwright/test/cli'), 'install', name)
}

/**
 * Installs Chromium where there is none, and for `all` Firefox and WebKit, after saying so. Throws when there is no Chromium
 * afterwards; says in a line which other browser is left out.
 */
export function ensureBrowsers(all) {
  // Where there is another browser than Debian's, its headless shell is not needed.
  const isWanted = findBrowsers().wholeChromium === undefined || existsSync('/usr/bin/chromium')
  if (hasApt && isWanted && !process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL))
    aptInstalls('chromium', 'chromium-headless-shell', 'fonts-liberation')
  if (findBrowsers().wholeChromium === undefined) playwrightInstalls('chromium')
  if (findBrowsers().wholeChromium === undefined)
    throw new CliError('There is no browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.', 1)
  if (!all) return
  if (findBrowsers().firefox === undefined && hasApt) aptInstalls('firefox-esr')
  for (const name of ['firefox', 'webkit']) {
    if (findBrowsers()[name] !== undefined || playwrightInstalls(name)) continue
    console.log(`The journeys in ${name} are left out: it is not here and cannot be downloaded.`)
  }
}
