import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { Home } from './Home.tsx'

function openHome(moduleNames: readonly string[]) {
  const contentModules = moduleNames.map((moduleName) => ({ moduleName, internalUrl: `/${moduleName}` }))
  const deviceProfile = { contentModules }
  const config = parseStaticConfig({ appName: 'Vitosha Palace', COMPANION_BASE_JAVA_URL: '/api', deviceProfile })
  renderScreen({ routes: [{ path: '/', Component: Home }], at: '/', config })
}

it('offers each module of a group as a link with a translated label', () => {
  openHome(['room-service', 'bar', 'my-orders'])
  const quick = screen.getByRole('region', { name: 'Quick Access' })
  expect(
    within(quick)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Room Service', 'Bar'])
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders')
})

it('hides an empty Quick Access, and shows a hint in other empty groups', () => {
  openHome(['my-orders'])
  expect(screen.queryByRole('region', { name: 'Quick Access' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'About Us' })).toHaveTextContent('dial *1')
})
