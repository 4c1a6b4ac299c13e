import { act, renderHook, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picture } from './Picture.tsx'

/** Loads the module anew: the request to show photos lasts until the app is closed. */
async function openApp() {
  vi.resetModules()
  return import('./photos.ts')
}

const chooseDataSaver = () => localStorage.setItem('companion-display', '{"data":"saver"}')

function phoneSavesData(saveData: boolean) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection: { saveData } }))
}

describe('a photo', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['the guest chose data saver', chooseDataSaver],
    ['the phone saves data', () => phoneSavesData(true)],
  ])('is not loaded when %s, until the guest requests the photos', async (_why, given) => {
    given()
    const { usePhoto, useHiddenPhotos } = await openApp()
    const photo = renderHook(() => usePhoto('/soup.webp'))
    const held = renderHook(useHiddenPhotos)
    expect([photo.result.current, held.result.current[0]]).toEqual([undefined, true])
    act(held.result.current[1])
    expect([photo.result.current, held.result.current[0]]).toEqual(['/soup.webp', false])
    photo.unmount()
    expect(renderHook(() => usePhoto('/tea.webp')).result.current).toBe('/tea.webp')
  })

  it('is not reported as hidden on a screen without photos, nor after the screen is left', async () => {
    chooseDataSaver()
    const { usePhoto, useHiddenPhotos } = await openApp()
    const held = renderHook(useHiddenPhotos)
    renderHook(() => usePhoto(undefined))
    expect(held.result.current[0]).toBe(false)
    const photo = renderHook(() => usePhoto('/soup.webp'))
    expect(held.result.current[0]).toBe(true)
    photo.unmount()
    expect(held.result.current[0]).toBe(false)
  })
})

it('shows the fallback when the picture is missing or fails to load, and loads a new picture', () => {
  const { rerender } = render(<Picture src={undefined} fallback="/dish.svg" alt="Soup" />)
  const image = screen.getByRole('img', { name: 'Soup' })
  expect(image).toHaveAttribute('src', '/dish.svg')
  rerender(<Picture src="/soup.webp" fallback="/dish.svg" alt="Soup" />)
  expect(image).toHaveAttribute('src', '/soup.webp')
  fireEvent.error(image)
  expect(image).toHaveAttribute('src', '/dish.svg')
  rerender(<Picture src="/better.webp" fallback="/dish.svg" alt="Soup" />)
  expect(image).toHaveAttribute('src', '/better.webp')
})
