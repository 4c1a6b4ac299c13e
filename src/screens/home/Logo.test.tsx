import { fireEvent, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import { Logo } from './Logo.tsx'

function openLogo(logo: string | undefined): HTMLElement {
  const store = makeTestStore({ appName: 'Vitosha Palace', brand: { logo } })
  return render(
    <Provider store={store}>
      <Logo />
    </Provider>,
  ).container
}

it('the hotel’s logo stands above its name, and says nothing more than the name', () => {
  const image = openLogo('/logo.png').querySelector('img')
  expect(image).toHaveAttribute('src', `${window.location.origin}/logo.png`)
  expect(image).toHaveAttribute('alt', '')
})

it('a logo that cannot be loaded leaves nothing', () => {
  const page = openLogo('/logo.png')
  const image = page.querySelector('img')
  if (image !== null) fireEvent.error(image)
  expect(page).toBeEmptyDOMElement()
})

it.each([undefined, 'http://mar.example/logo.png', '//mar.example/logo.png', 'data:image/svg+xml,<svg/>'])(
  'no logo is requested when the hotel configures %j',
  (logo) => {
    expect(openLogo(logo)).toBeEmptyDOMElement()
  },
)
