import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SentPage } from '#src/schemas/mirroredPage.ts'
import { mirrorPage } from './mirrorPage.ts'

let sent: SentPage[]
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as SentPage)
    return Response.json({})
  })
  document.body.textContent = 'one'
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (words: string) => (document.body.textContent = words)
const wait = () => vi.advanceTimersByTimeAsync(1_000)
const shown = () => sent.map(({ page }) => page.body.nodes[0])

it('sends the page at first and after each change, and none that the desk has', async () => {
  stop = mirrorPage()
  await wait()
  show('two')
  await wait()
  show('three')
  show('two')
  await wait()
  expect(shown()).toEqual(['one', 'two'])
})

it('sends the page again after a press, since the desk shows the phone that last did something', async () => {
  stop = mirrorPage()
  await wait()
  window.dispatchEvent(new Event('pointerdown'))
  await wait()
  expect(shown()).toEqual(['one', 'one'])
  expect(sent[1]?.idle).toBeLessThan(1_000)
})

it('is the same phone when the desk asks again, and sends its page', async () => {
  stop = mirrorPage()
  await wait()
  stop()
  stop = mirrorPage()
  await wait()
  expect(shown()).toEqual(['one', 'one'])
  expect(sent[1]?.phone).toBe(sent[0]?.phone)
})

it('sends a page again that was not taken', async () => {
  vi.stubGlobal('fetch', async () => {
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as SentPage)
      return Response.json({})
    })
    return new Response(null, { status: 409 })
  })
  stop = mirrorPage()
  await wait()
  expect(sent).toEqual([])
  show('two')
  show('one')
  await wait()
  expect(shown()).toEqual(['one'])
})
