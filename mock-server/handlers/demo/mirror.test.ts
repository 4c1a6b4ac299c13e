import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { answer } from '#mock-server/handlers/index.ts'
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

function sent(html: string, phone = 'one', idle = 0) {
  return { page: { width: 390, height: 844, html, scroll: [0, 0] }, phone, idle }
}

const send = (...given: Parameters<typeof sent>) => call('PUT', 'mirror', sent(...given), false)
const watch = () => call('GET', 'mirror')
const shown = async () => ((await (await watch()).json()) as { page: { html: string } | null }).page?.html

describe('the mirror of a phone', () => {
  it('is 304 for a desk that has the page, until another is sent', async () => {
    await watch()
    await send('first')
    const etag = (await watch()).headers.get('etag') ?? ''
    const known = { headers: { 'if-none-match': etag } }
    const again = async () => answer(hotel, new Request('http://localhost/__demo/mirror', known))
    const unchanged = await again()
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    await clock.sleep(19_000)
    await again()
    await clock.sleep(19_000)
    expect(isMirrored(hotel)).toBe(true)
    await send('second')
    expect(await (await again()).json()).toMatchObject({ page: { html: 'second' } })
    await call('POST', 'reset')
    expect(await (await again()).json()).toEqual({ page: null })
  })

  it('is no old page after nobody has looked for a while: phones are told to begin again', async () => {
    const told: boolean[] = []
    hotel.live.listen(() => told.push(isMirrored(hotel)))
    await watch()
    await send('old')
    expect(await shown()).toBe('old')
    await clock.sleep(21_000)
    expect(await shown()).toBeUndefined()
    expect(told).toEqual([false, true, false, true])
  })

  it('is taken only while a desk asks for it', async () => {
    expect(await (await send('first')).json()).toEqual({ isTaken: false })
    expect(await shown()).toBeUndefined()
    expect(await (await send('first')).json()).toEqual({ isTaken: true })
    expect(await shown()).toBe('first')
  })

  it('is that of the phone whose guest last did something', async () => {
    await watch()
    await send('of one', 'one', 3000)
    await send('of two', 'two', 5000)
    expect(await shown()).toBe('of one')
    await send('one waits', 'one', 9000)
    expect(await shown()).toBe('one waits')
    await send('of two', 'two', 5000)
    expect(await shown()).toBe('of two')
  })

  it('is for presenters alone', async () => {
    expect((await call('GET', 'mirror', undefined, false)).status).toBe(401)
  })

  it.each<[string, unknown]>([
    ...[null, 7, 'page', [], {}, { page: null }, { page: { body: [] } }].map((body): [string, unknown] => [
      JSON.stringify(body),
      body,
    ]),
    ['one without a size', { ...sent(''), page: { ...sent('').page, width: null } }],
  ])('refuses what is no page: %s', async (_what, body) => {
    await watch()
    expect((await call('PUT', 'mirror', body as object, false)).status).toBe(400)
    expect(await shown()).toBeUndefined()
  })
})
