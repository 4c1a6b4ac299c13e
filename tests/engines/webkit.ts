import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort, startProgram } from '#tests/support/servers/servers.ts'

/** WebKitGTK's test browser without its tool bar, on a display as large as a phone's. */
export interface WebKit {
  /** Opens the browser with empty storage. */
  open(): Promise<WebDriver>
  stop(): Promise<void>
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill()
  await ended
}

/** Starts a display of its own, and returns its number. Rejects if Xvfb does not start. */
async function startDisplay(): Promise<{ readonly process: ChildProcess; readonly name: string }> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '390x844x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = once(display, 'exit').then(() => Promise.reject(new Error('Xvfb has ended')))
  const said = once(createInterface(display.stdio[3] as NodeJS.ReadableStream), 'line') as Promise<[string]>
  const [number] = await Promise.race([said, ended])
  ended.catch(() => undefined) // It ends at the end of the tests, too.
  return { process: display, name: `:${number}` }
}

/** A home directory in which GTK asks for no animations: `prefers-reduced-motion: reduce`, as in the other engines. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(path.join(home, version))
    await writeFile(path.join(home, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  }
  return home
}

/** The environment of the browser and its driver: nothing of the developer's desktop. */
function environment(home: string, display: string): NodeJS.ProcessEnv {
  const { WAYLAND_DISPLAY: _desktop, ...others } = process.env
  return {
    ...others,
    ...{ DISPLAY: display, GDK_BACKEND: 'x11' },
    ...{ HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    // The browser's own sandbox needs rights that a container does not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
}

/** Starts a display, a window manager (without one no element has the focus), and WebKit's driver. */
export async function startWebKit(binary: string): Promise<WebKit> {
  const home = await makeHome()
  const display = await startDisplay()
  const env = environment(home, display.name)
  const manager = spawn('openbox', { env, stdio: 'ignore' })
  const port = await freePort()
  const driver = await startProgram(
    'WebKitWebDriver',
    [`--port=${port}`],
    `http://127.0.0.1:${port}/status`,
    env,
  ).catch(async (error: unknown) => {
    await end(manager)
    await end(display.process)
    throw error
  })
  return {
    open: () =>
      new Builder()
        .usingServer(driver.url.replace('/status', ''))
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
          }),
        )
        .build(),
    async stop() {
      await driver.stop()
      await end(manager)
      await end(display.process)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
