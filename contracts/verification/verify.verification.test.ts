import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { answer } from '#mock-server/handlers/index.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { chosenBy } from './options.ts'
import { serveOnFreePort } from './providers.ts'

/** Runs `npm run contracts:verify` against a hotel without a base path, whose state URL fails for one state. */
async function verify(filter: string) {
  const hotel = openHotel()
  const refusal = '{"detail":"duplicate key"}'
  const provider = await serveOnFreePort(async (request) => {
    const isRefused = (await request.clone().text()).includes('a guest with past orders')
    if (isRefused) return new Response(refusal, { status: 500 })
    const { pathname, search, origin } = new URL(request.url)
    const path = pathname.startsWith('/__demo/') ? pathname : `/api${pathname}`
    return answer(hotel, new Request(`${origin}${path}${search}`, request))
  })
  const program = fileURLToPath(new URL('verify.ts', import.meta.url))
  const { stateUrl } = provider
  const baseUrl = new URL(provider.baseUrl).origin
  const options = ['--base-url', baseUrl, '--state-url', stateUrl, '--filter', filter]
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...options])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  try {
    const [code] = (await once(child, 'close')) as unknown[] // as Node documents
    return { code, output, stateUrl }
  } finally {
    await provider.close()
  }
}

it('verifies the chosen interactions, and says at once what the state URL answered for a state', async () => {
  const { code, output, stateUrl } = await verify('^a login with the right|the orders of a guest')
  expect(output.match(/(?<=^ {2})[✓✗] .*/gm)).toEqual([
    '✓ a login with the right account and room number',
    '✓ a login with the right account number and a wrong room',
    '✓ a request for the orders of a guest who has none',
    '✗ a request for the orders of a guest who has some',
  ])
  const refused = `POST ${stateUrl} answered 500 {"detail":"duplicate key"}`
  expect(output.match(/^The state .*/gm)).toEqual([`The state "a guest with past orders" was not set up: ${refused}`])
  expect(code).toBe(1)
})

it.each([
  ['a spaceship', "No interaction of the pact has words that --filter 'a spaceship' matches"],
  ['a login(', "--filter takes a regular expression, not 'a login('"],
])('says in one sentence that the filter %s chooses nothing', (filter, message) => {
  expect(() => chosenBy(filter, 'pact')).toThrow(expect.objectContaining({ message, exitCode: 2 }))
})
