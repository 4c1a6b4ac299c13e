import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { configLoaded } from '#src/config/configSlice.ts'
import { openFrame } from '#tests/support/page/openFrame.tsx'

const hotel = { appName: 'Vitosha Palace', COMPANION_BASE_JAVA_URL: '/api' }
const ownAddress = `${window.location.origin}/own.webp`

/** The pictures that the app has requested; jsdom loads none. */
let requested: HTMLImageElement[]
const shown = () => document.documentElement.style.getPropertyValue('--header-picture')

function open(path: string, headerImage: string) {
  const frame = openFrame(path)
  const configure = (image: string) =>
    act(() => void frame.store.dispatch(configLoaded(parseStaticConfig({ ...hotel, brand: { headerImage: image } }))))
  configure(headerImage)
  return { ...frame, configure }
}

const openHome = (headerImage: string) => open('/', headerImage)

beforeEach(() => {
  requested = []
  document.documentElement.style.removeProperty('--header-picture')
  const { Image } = window
  vi.stubGlobal('Image', function StubImage() {
    const image = new Image()
    requested.push(image)
    return image
  })
})

const load = (address: string) => requested.find(({ src }) => src === address)?.dispatchEvent(new Event('load'))

it('the hotel’s picture replaces the app’s once it has loaded, and stays on other screens', async () => {
  const { router } = openHome('/own.webp')
  expect(shown()).toBe('')
  load(ownAddress)
  expect(shown()).toBe(`url("${ownAddress}")`)
  await act(() => router.navigate('/login'))
  expect(shown()).toBe(`url("${ownAddress}")`)
})

it('an address cannot leave its place in the style sheet', () => {
  openHome('https://cdn.invalid/a.jpg?")%20\\"();red')
  const [image] = requested
  image?.dispatchEvent(new Event('load'))
  expect(shown()).toBe(`url(${JSON.stringify(image?.src)})`)
})

it.each([
  '//evil.invalid/a.jpg',
  '/\\evil.invalid/a.jpg',
  'http://evil.invalid/a.jpg',
  'data:image/svg+xml,<svg/>',
  'javascript:1',
])('no picture is requested when the hotel configures %j', (headerImage) => {
  openHome(headerImage)
  expect(requested).toEqual([])
})
