import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { configLoaded } from '#src/config/configSlice.ts'
import { openFrame } from '#tests/support/page/openFrame.tsx'
import styles from './HeaderPicture.module.css'

const hotel = { appName: 'Vitosha Palace', COMPANION_BASE_JAVA_URL: '/api' }
const picture = (address: string) => document.querySelector(`img[src="${address}"]`)
const ownAddress = `${window.location.origin}/own.webp`

it('shows the app’s picture, then the hotel’s once it has loaded, and that at once after Back', async () => {
  const { store, user, router } = openFrame('/')
  act(() => void store.dispatch(configLoaded(parseStaticConfig({ ...hotel, brand: { headerImage: '/own.webp' } }))))
  const own = picture(ownAddress)
  expect(own).toHaveClass('frame-picture', `${styles.coming}`)
  expect(picture('/pictures/header.svg')).toHaveClass('frame-picture', { exact: true })
  if (own !== null) fireEvent.load(own)
  expect(own).toHaveClass('frame-picture', { exact: true })
  await router.navigate('/login')
  expect(picture(ownAddress)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Vitosha Palace' }))
  expect(picture(ownAddress)).toHaveClass('frame-picture', { exact: true })
})

it.each([
  '//evil.invalid/a.jpg',
  '/\\evil.invalid/a.jpg',
  'http://evil.invalid/a.jpg',
  'data:image/svg+xml,<svg/>',
  'javascript:1',
])('shows only the app’s picture when the hotel configures %j', (headerImage) => {
  const { store } = openFrame('/')
  act(() => void store.dispatch(configLoaded(parseStaticConfig({ ...hotel, brand: { headerImage } }))))
  expect(Array.from(document.querySelectorAll('.frame-picture'), (each) => each.getAttribute('src'))).toEqual([
    '/pictures/header.svg',
  ])
})
