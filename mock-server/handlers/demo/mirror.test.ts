import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { answer } from '#mock-server/handlers/index.ts'
import type { MirroredNode } from '#src/schemas/mirroredPage.ts'
import { isMirrored } from './mirror.ts'

const clock = stoppedClock(new Date('2026-05-14T09:00:00Z'))
let hotel: Hotel
beforeEach(() => {
  hotel = openHotel({ clock })
})

async function call(method: string, path: string, body?: object, isPresenter = true): Promise<Response> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
  const request = new Request(`http://localhost/__demo/${path}`, init)
  return answer(hotel, request, isPresenter)
}

function sent(words: string, phone = 'one', idle = 0, ...more: MirroredNode[]) {
  const body = { name: 'body', attributes: {}, nodes: [words, ...more] }
  return { page: { width: 390, height: 844, attributes: {}, head: [], body, scroll: [0, 0] }, phone, idle }
}

const send = (...given: Parameters<typeof sent>) => call('PUT', 'mirror', sent(...given), false)
const watch = () => call('GET', 'mirror')
const shown = async () =>
  ((await (await watch()).json()) as { page: { body: { nodes: string[] } } | null }).page?.body.nodes[0]

describe('the mirror of a phone', () => {
  it('is 304 for a desk that has the page, until another is sent', async () => {
    await watch()
    await send('first')
    const etag = (await watch()).headers.get('etag') ?? ''
    const known = { headers: { 'if-none-match': etag } }
    const again = async () => answer(hotel, new Request('http://localhost/__demo/mirror', known))
    const unchanged = await again()
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    await clock.sleep(4_000)
    await again()
    await clock.sleep(4_000)
    expect(isMirrored(hotel)).toBe(true)
    await send('second')
    expect(await (await again()).json()).toMatchObject({ page: { body: { nodes: ['second'] } } })
    await call('POST', 'reset')
    expect(await (await again()).json()).toEqual({ page: null })
  })

  it('is for presenters alone', async () => {
    expect((await call('GET', 'mirror', undefined, false)).status).toBe(401)
  })

  const deep = (levels: number): MirroredNode => ({
    name: 'p',
    attributes: {},
    nodes: levels > 0 ? [deep(levels - 1)] : [],
  })
  it.each<[string, unknown]>([
    ...[null, 7, 'page', [], {}, { page: null }, { page: { body: [] } }].map((body): [string, unknown] => [
      JSON.stringify(body),
      body,
    ]),
    ['a page that is a thousand elements deep', sent('', 'one', 0, deep(1000))],
    ['one without a size', { ...sent(''), page: { ...sent('').page, width: null } }],
  ])('refuses what is no page: %s', async (_what, body) => {
    await watch()
    expect((await call('PUT', 'mirror', body as object, false)).status).toBe(400)
    expect(await shown()).toBeUndefined()
  })
})
