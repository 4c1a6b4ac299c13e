import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openNodeAdapter } from './node.ts'

const origin = 'http://hotel.test'

describe('the adapter for tests', () => {
  it('opens the hotel and the calls of the demo at the given origin and path', async () => {
    const adapter = openNodeAdapter({ hotel: createHotel(), origin, apiBase: '/rest' })
    expect(await fetch(`${origin}/rest/configurations`)).toMatchObject({ status: 200 })
    expect(await fetch(`${origin}/rest/nothing`)).toMatchObject({ status: 404 })
    expect(await fetch(`${origin}/__demo/faults`)).toMatchObject({ status: 200 })
    adapter.close()
  })

  it('can use another hotel for each request', async () => {
    const [one, other] = [createHotel(), createHotel()]
    one.store.configurations.update('hotel', { appName: 'One' })
    other.store.configurations.update('hotel', { appName: 'Other' })
    const adapter = openNodeAdapter({
      origin,
      hotel: ({ headers }) => (headers.get('x-sandbox') === '1' ? one : other),
    })
    const nameIn = async (sandbox: string) => {
      const response = await fetch(`${origin}/api/configurations`, { headers: { 'x-sandbox': sandbox } })
      return (await response.text()).match(/"appName":"(\w+)"/)?.[1]
    }
    expect([await nameIn('1'), await nameIn('2')]).toEqual(['One', 'Other'])
    adapter.close()
  })

  it('lets a test override a response', async () => {
    const adapter = openNodeAdapter({ hotel: createHotel(), origin })
    adapter.server.use(http.get(`${origin}/api/configurations`, () => HttpResponse.html('<!doctype html>')))
    expect(await (await fetch(`${origin}/api/configurations`)).text()).toBe('<!doctype html>')
    adapter.close()
  })

  it('fails an unhandled request at once, and again when it closes', async () => {
    const adapter = openNodeAdapter({ hotel: createHotel(), origin })
    await expect(fetch('http://elsewhere.test/')).rejects.toThrow('Failed to fetch')
    expect(() => adapter.close()).toThrow('Nobody answers GET http://elsewhere.test/')
  })
})
