import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'

it('a screen fades in by a link, not by Back, a new query or with less motion', async () => {
  const fade = vi.spyOn(Element.prototype, 'animate')
  const { router } = renderScreen({ routes: [{ path: '*', element: <main /> }], at: '/' })
  await act(() => router.navigate('/my-orders'))
  expect(fade).toHaveBeenCalledTimes(1)
  await act(() => router.navigate('/my-orders?guest=7'))
  await act(() => router.navigate(-1))
  await act(() => router.navigate(-1))
  document.documentElement.dataset['motion'] = 'reduced'
  await act(() => router.navigate('/my-orders'))
  delete document.documentElement.dataset['motion']
  expect(fade).toHaveBeenCalledTimes(1)
})

it('while the next screen is loading, a second tap on its link does nothing, and other links stay usable', () => {
  const Slow = lazy(() => new Promise<never>(() => {}))
  const links = (
    <>
      <Link to="/spa-center">Spa</Link>
      <Link to="/my-orders">My orders</Link>
    </>
  )
  const { router } = renderScreen({
    routes: [
      { path: '/', element: links },
      { path: '*', element: <Slow /> },
    ],
    at: '/',
  })
  const tap = (name: string, keys = {}) => {
    const link = screen.getByRole('link', { name })
    const click = createEvent.click(link, { button: 0, ...keys })
    // The address of a memory router is not the window's, which a link names.
    window.history.replaceState(null, '', router.location.pathname)
    fireEvent(link, click)
    return router.location.key
  }
  const first = tap('Spa')
  expect(tap('Spa')).toBe(first)
  expect(tap('My orders')).not.toBe(first)
  expect(router.location.pathname).toBe('/my-orders')
})
