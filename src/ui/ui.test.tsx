import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startDisplay } from './display.ts'
import { Picture } from './photos.tsx'

describe('photos', () => {
  /** Loads the module anew: the request to show photos lasts until the app is closed. */
  async function openApp() {
    vi.resetModules()
    return import('./photos.tsx')
  }

  const chooseDataSaver = () => localStorage.setItem('companion-display', '{"data":"saver"}')

  function phoneSavesData(saveData: boolean) {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection: { saveData } }))
  }

  describe('a photo', () => {
    it.each([
      ['the guest chose data saver', chooseDataSaver],
      ['the phone saves data', () => phoneSavesData(true)],
    ])('is not loaded when %s, until the guest requests the photos', async (_why, given) => {
      given()
      const { usePhoto, useHasHiddenPhotos, showPhotos } = await openApp()
      const photo = renderHook(() => usePhoto('/soup.webp'))
      const held = renderHook(useHasHiddenPhotos)
      expect([photo.result.current, held.result.current]).toEqual([undefined, true])
      act(showPhotos)
      expect([photo.result.current, held.result.current]).toEqual(['/soup.webp', false])
      photo.unmount()
      expect(renderHook(() => usePhoto('/tea.webp')).result.current).toBe('/tea.webp')
    })

    it('is not reported as hidden on a screen without photos, nor after the screen is left', async () => {
      chooseDataSaver()
      const { usePhoto, useHasHiddenPhotos } = await openApp()
      const held = renderHook(useHasHiddenPhotos)
      renderHook(() => usePhoto(undefined))
      expect(held.result.current).toBe(false)
      const photo = renderHook(() => usePhoto('/soup.webp'))
      expect(held.result.current).toBe(true)
      photo.unmount()
      expect(held.result.current).toBe(false)
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

  it('leaves the place of a picture empty where neither it nor its fallback can be loaded', () => {
    const { container } = render(<Picture src="/soup.webp" fallback="/dish.svg" alt="" className="place" />)
    for (let attempt = 0; attempt < 2; attempt += 1) fireEvent.error(screen.getByRole('presentation'))
    expect(container.innerHTML).toBe('<span aria-hidden="true" class="place"></span>')
  })
})

describe('the display settings', () => {
  const onPage = () => Object.fromEntries(Object.entries(document.documentElement.dataset))

  beforeEach(startDisplay)

  it('are restored on the next visit', () => {
    localStorage.setItem('companion-display', '{"text":"115","contrast":"high"}')
    startDisplay()
    expect(onPage()).toEqual({ text: '115', contrast: 'high' })
  })

  it('follow another tab', () => {
    localStorage.setItem('companion-display', '{"motion":"reduced"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'companion-display' }))
    expect(onPage()).toEqual({ motion: 'reduced' })
  })
})
