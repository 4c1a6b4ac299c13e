import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { startRecorder, type Recorder } from '#tests/support/recorder.ts'
import { freePort, startDemo, startHost, type Server } from '#tests/support/servers.ts'

/** A host, which can be ended and started again on the same data and address. Every browser context has a sandbox of its own there. */
export interface Host {
  readonly url: string
  restart(): Promise<void>
}

async function openHost(): Promise<Host & { close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hotel-'))
  const port = await freePort()
  let server: Server = await startHost(folder, port)
  return {
    url: server.url,
    async restart() {
      await server.stop()
      server = await startHost(folder, port)
    },
    async close() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Lets something go wrong in this page's sandbox: one of the host's faults, by name. */
export async function switchOn(page: Page, host: Host, fault: string): Promise<void> {
  const answer = await page.request.put(`${host.url}/__demo/faults/${fault}`)
  expect(answer.ok()).toBe(true)
}

interface OfTest {
  /** What stands in front of the host and keeps the calls it passes on. */
  heard: Recorder
  /** What the page may say on its console; anything else fails the test. Failed requests a test provokes belong here. */
  allowedOnConsole: RegExp[]
  quiet: void
}

interface OfWorker {
  host: Host
  /** The demo build on a static server. */
  demo: Server
}

/** What Playwright itself says where a test lets no worker in. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** Adds to `said` what the page says on its console from now on, and what it throws. Gives the way to stop. */
export function listen(page: Page, said: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
      said.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: Error) => said.push(`thrown: ${error.message}`)
  page.on('console', onConsole).on('pageerror', onError)
  return () => page.off('console', onConsole).off('pageerror', onError)
}

/** Playwright's `test`, with the hotel's servers and a console that must stay quiet. */
export const test = base.extend<OfTest, OfWorker>({
  host: [
    async ({}, use) => {
      const host = await openHost()
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({}, use) => {
      const server = await startDemo(await freePort())
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  heard: async ({ context, host }, use) => {
    const recorder = await startRecorder(host.url)
    await use(recorder)
    for (const page of context.pages()) await page.close()
    await recorder.stop()
  },
  allowedOnConsole: [[], { option: true }],
  quiet: [
    async ({ context, allowedOnConsole }, use) => {
      const said: string[] = []
      context.on('page', (page) => listen(page, said))
      await use()
      expect(said.filter((line) => !allowedOnConsole.some((allowed) => allowed.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
