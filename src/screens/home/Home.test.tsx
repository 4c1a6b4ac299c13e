import { configureStore } from '@reduxjs/toolkit'
import { render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { configLoaded, configReducer } from '#src/config/configSlice.ts'
import { makeI18n } from '#src/i18n/i18n.ts'
import { KnownPaths } from '#src/navigation/knownPaths.ts'
import { Home } from './Home.tsx'

function openHome(moduleNames: readonly string[], isKnownPath = (_path: string) => true) {
  const contentModules = moduleNames.map((moduleName) => ({ moduleName, internalUrl: `/${moduleName}` }))
  const deviceProfile = { contentModules }
  const config = parseStaticConfig({ appName: 'Vitosha Palace', COMPANION_BASE_JAVA_URL: '/api', deviceProfile })
  const store = configureStore({ reducer: { config: configReducer } })
  store.dispatch(configLoaded(config))
  render(
    <Provider store={store}>
      <I18nextProvider i18n={makeI18n('en')}>
        <KnownPaths value={isKnownPath}>
          <MemoryRouter>
            <Home />
          </MemoryRouter>
        </KnownPaths>
      </I18nextProvider>
    </Provider>,
  )
}

it('offers each module of a group as a link with a translated label', () => {
  openHome(['room-service', 'bar', 'my-orders'])
  const quick = screen.getByRole('region', { name: 'Quick Access' })
  expect(within(quick).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Room Service', 'Bar'])
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders')
})

it('hides Quick Access when it is empty, and tells what to do where another group is', () => {
  openHome(['my-orders'])
  expect(screen.queryByRole('region', { name: 'Quick Access' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'About Us' })).toHaveTextContent('dial *1')
})

it('asks how the stay is, as soon as the rating can be left', () => {
  openHome([])
  expect(screen.getByRole('link', { name: /How is your stay\?/ })).toHaveAttribute('href', '/leave-rating')
})

it('does not ask where the rating screen does not exist', () => {
  openHome([], (path) => path !== '/leave-rating')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
