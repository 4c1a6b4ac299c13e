import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { visitHost } from '#tests/support/page/visitHost.ts'
import { eventually } from '#tests/support/eventually.ts'

const folder = join(import.meta.dirname, '../../static/activities-widget')
const markup = readFileSync(join(folder, 'widget.html'), 'utf8')
const script = readFileSync(join(folder, 'widget.js'), 'utf8')

const told = vi.fn()
let resized: () => void = () => undefined

class ResizeStandIn {
  constructor(callback: () => void) {
    resized = callback
  }
  observe() {}
}

/** Loads the widget page into this document and runs its script with the given origin and fragment. */
function openPage({ origin = 'null', hash = '' } = {}) {
  document.documentElement.innerHTML = new DOMParser().parseFromString(markup, 'text/html').documentElement.innerHTML
  vi.stubGlobal('parent', { postMessage: told })
  vi.stubGlobal('ResizeObserver', ResizeStandIn)
  vi.stubGlobal('origin', origin)
  visitHost(`https://hotel.example/activities-widget/widget.html${hash}`)
  // oxlint-disable-next-line no-implied-eval -- Runs the file as shipped, which cannot be imported as a module.
  new Function(script)()
}

const theirScript = () => document.querySelector('script[src*="getyourguide"]')
const place = () => document.querySelector('[data-gyg-widget]')

beforeEach(() => told.mockClear())

describe('the widget page', () => {
  it('contains the widget element with exactly the agreed attributes', () => {
    openPage({ origin: 'https://hotel.example' })
    const attributes = Object.fromEntries([...(place()?.attributes ?? [])].map(({ name, value }) => [name, value]))
    expect(attributes).toEqual({
      'data-gyg-href': 'https://widget.getyourguide.com/default/activities.frame',
      'data-gyg-widget': 'activities',
      'data-gyg-locale-code': 'bg-BG',
      'data-gyg-number-of-items': '12',
      'data-gyg-q': 'Sofia, Bulgaria',
    })
  })

  it('loads the GetYourGuide script in a sandbox and sets the hotel’s partner id', () => {
    openPage({ hash: '#partner=A%26B' })
    expect(theirScript()).toHaveAttribute('src', 'https://widget.getyourguide.com/dist/pa.umd.production.min.js')
    expect(place()).toHaveAttribute('data-gyg-partner-id', 'A&B')
  })

  it.each(['', '#partner=', '#other=1'])('sets no partner id when the fragment has none: %j', (hash) => {
    openPage({ hash })
    expect(place()).not.toHaveAttribute('data-gyg-partner-id')
  })

  it('loads no third-party script on the app’s own origin, where it could read the app’s storage', () => {
    openPage({ origin: 'https://hotel.example', hash: '#partner=A' })
    expect(theirScript()).toBeNull()
    expect(told).not.toHaveBeenCalled()
  })

  it('posts a message when the widget is ready, when it is resized and when its script fails', async () => {
    openPage()
    place()?.append(document.createElement('iframe'))
    await eventually(() => expect(told).toHaveBeenCalledWith({ from: 'activities-widget', state: 'ready' }, '*'))
    resized()
    expect(told).toHaveBeenLastCalledWith({ from: 'activities-widget', height: 0 }, '*')
    theirScript()?.dispatchEvent(new Event('error'))
    expect(told).toHaveBeenLastCalledWith({ from: 'activities-widget', state: 'failed' }, '*')
  })
})
