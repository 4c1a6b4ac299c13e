import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SentPage } from '#src/schemas/mirroredPage.ts'
import { mirrorPage, type Mirroring } from './mirrorPage.ts'

let sent: SentPage[]
let mirroring: Mirroring
let isTaken: boolean
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  isTaken = true
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as SentPage)
    return Response.json({ isTaken })
  })
  document.body.textContent = 'one'
})
afterEach(() => {
  mirroring.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (words: string) => (document.body.textContent = words)
const wait = () => vi.advanceTimersByTimeAsync(1_000)
const shown = () => sent.map(({ page }) => page.body.nodes[0])

it('sends the page at first and after each change, and none that the desk has', async () => {
  mirroring = mirrorPage()
  await wait()
  show('two')
  await wait()
  show('three')
  show('two')
  await wait()
  expect(shown()).toEqual(['one', 'two'])
})

it('sends the page again after a press, since the desk shows the phone that last did something', async () => {
  mirroring = mirrorPage()
  await wait()
  window.dispatchEvent(new Event('pointerdown'))
  await wait()
  expect(shown()).toEqual(['one', 'one'])
  expect(sent[1]?.idle).toBeLessThan(1_000)
})

it('is the same phone when the desk asks again, and sends its page', async () => {
  mirroring = mirrorPage()
  await wait()
  mirroring.stop()
  mirroring = mirrorPage()
  await wait()
  expect(shown()).toEqual(['one', 'one'])
  expect(sent[1]?.phone).toBe(sent[0]?.phone)
})

it('sends a page again that no desk has taken, once it is asked to', async () => {
  isTaken = false
  mirroring = mirrorPage()
  await wait()
  isTaken = true
  mirroring.send()
  await wait()
  mirroring.send()
  await wait()
  expect(shown()).toEqual(['one', 'one'])
})
