import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { Home } from './Home.tsx'

/** Opens home with two tiles, once what loads later has loaded, which shows the hint of the hour too. */
async function openHome() {
  const contentModules = ['bar', 'reception'].map((moduleName) => ({ moduleName, internalUrl: `/${moduleName}` }))
  const config = parseStaticConfig({ COMPANION_BASE_JAVA_URL: '/api', deviceProfile: { contentModules } })
  renderScreen({ routes: [{ path: '/', Component: Home }], at: '/', config })
  const bar = screen.getByRole('link', { name: 'Bar' })
  await waitFor(() => expect(bar.querySelector('img, svg')).not.toBeNull())
  return { bar, reception: within(screen.getByRole('region', { name: 'About Us' })).getByRole('link') }
}

const signs = (tile: HTMLElement) => [...tile.querySelectorAll('img, svg')].map(({ tagName }) => tagName)

it('the tiles of Quick Access have a picture, and no others', async () => {
  const { bar, reception } = await openHome()
  expect([signs(bar), signs(reception)]).toEqual([['IMG'], ['svg']])
  expect(within(bar).getByRole('presentation')).toHaveAttribute('src', '/pictures/tile-bar.svg')
})

it.each([
  ['while the guest saves data', () => localStorage.setItem('companion-display', '{"data":"saver"}'), () => undefined],
  [
    'where it cannot be loaded',
    () => undefined,
    (tile: HTMLElement) => fireEvent.error(within(tile).getByRole('presentation')),
  ],
])('%s, an icon is in the place of the picture', async (_when, given, happens) => {
  given()
  const { bar } = await openHome()
  happens(bar)
  expect(signs(bar)).toEqual(['svg'])
})
