import process from 'node:process'
import type { Locator } from '@playwright/test'
import { startProgram } from '#tests/support/servers/servers.ts'
import { expect, test as base } from './fixtures.ts'

const test = base.extend<{ stub: string }>({
  /** The address of a stub of this test's own. */
  stub: async ({}, use) => {
    const stub = await startProgram(
      process.execPath,
      ['mock-server/server/stub.mjs', '--port', '0'],
      (output) => /http:\/\/localhost:\d+/.exec(output)?.[0],
    )
    await use(stub.url)
    await stub.stop()
  },
})

/** Tries a call, and returns what was answered. */
async function execute(call: Locator): Promise<string> {
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Execute' }).click()
  const answer = call.locator('.live-responses-table')
  await expect(answer).toContainText('Response headers')
  const text = await answer.innerText()
  await call.locator('.opblock-summary-control').click()
  return text
}

test('a developer signs in and reads the products on the page of the API, which asks no other host', async ({
  page,
  stub,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto(`${stub}/docs`)
  const [, sessionId = ''] = /"sessionId": "(\w+)"/.exec(await execute(page.locator('[id$="-login"]'))) ?? []
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('textbox', { name: 'auth-bearer-value' }).fill(sessionId)
  await page.getByRole('button', { name: 'Apply credentials' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await execute(page.locator('[id$="-getProducts"]'))).toContain('shopska-salad')
  expect(new Set(asked)).toEqual(new Set([stub]))
})
