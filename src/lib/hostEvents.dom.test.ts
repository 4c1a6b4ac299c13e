import { expect, it, vi } from 'vitest'
import { followHostEvents } from './hostEvents.ts'

const open: Stream[] = []

class Stream extends EventTarget {
  constructor() {
    super()
    open.push(this)
  }
  close = () => void open.splice(open.indexOf(this), 1)
}

it('a hidden page has no stream of the host, and one that is shown has what was sent meanwhile', () => {
  vi.stubGlobal('EventSource', Stream)
  const hidden = vi.spyOn(document, 'hidden', 'get')
  const show = (isShown: boolean) => {
    hidden.mockReturnValue(!isShown)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const follow = vi.fn<(state: unknown) => void>()
  followHostEvents(follow)
  expect(open).toHaveLength(1)
  show(false)
  expect(open).toEqual([])
  show(true)
  show(true)
  expect(open).toHaveLength(1)
  open[0]?.dispatchEvent(new MessageEvent('message', { data: '{"revision":7}' })) // as the host begins each stream
  expect(follow).toHaveBeenCalledExactlyOnceWith({ revision: 7 })
})
