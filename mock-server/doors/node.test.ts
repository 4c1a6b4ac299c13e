import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openNodeDoor } from './node.ts'

const origin = 'http://hotel.test'

describe('the door for tests', () => {
  it('opens the hotel under the given origin and path, and its switches beside it', async () => {
    const door = openNodeDoor({ hotel: createHotel(), origin, apiBase: '/rest' })
    expect(await fetch(`${origin}/rest/configurations`)).toMatchObject({ status: 200 })
    expect(await fetch(`${origin}/rest/nothing`)).toMatchObject({ status: 404 })
    expect(await fetch(`${origin}/__demo/faults`)).toMatchObject({ status: 200 })
    door.close()
  })

  it('can lead each request to a hotel of its own', async () => {
    const [one, other] = [createHotel(), createHotel()]
    one.store.configurations.update('hotel', { appName: 'One' })
    other.store.configurations.update('hotel', { appName: 'Other' })
    const door = openNodeDoor({ origin, hotel: ({ headers }) => (headers.get('x-world') === '1' ? one : other) })
    const nameIn = async (world: string) => {
      const response = await fetch(`${origin}/api/configurations`, { headers: { 'x-world': world } })
      return (await response.text()).match(/"appName":"(\w+)"/)?.[1]
    }
    expect([await nameIn('1'), await nameIn('2')]).toEqual(['One', 'Other'])
    door.close()
  })

  it('lets a test answer something else', async () => {
    const door = openNodeDoor({ hotel: createHotel(), origin })
    door.server.use(http.get(`${origin}/api/configurations`, () => HttpResponse.html('<!doctype html>')))
    expect(await (await fetch(`${origin}/api/configurations`)).text()).toBe('<!doctype html>')
    door.close()
  })

  it('fails a request nobody answers at once, and again when it closes', async () => {
    const door = openNodeDoor({ hotel: createHotel(), origin })
    await expect(fetch('http://elsewhere.test/')).rejects.toThrow('Failed to fetch')
    expect(() => door.close()).toThrow('Nobody answers GET http://elsewhere.test/')
  })
})
