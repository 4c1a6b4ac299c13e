import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openNodeAdapter } from './node.ts'

const origin = 'http://hotel.test'

describe('the adapter for tests', () => {
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
