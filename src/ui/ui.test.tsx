import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Display, display, startDisplay } from './display.ts'
import { Picture } from './photos.tsx'
import userEvent from '@testing-library/user-event'
import { type QueryState, QueryView } from './feedback/QueryView.tsx'

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
    beforeEach(() => localStorage.clear())
    afterEach(() => vi.unstubAllGlobals())

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
})

describe('how the app is displayed', () => {
  const onPage = () => Object.fromEntries(Object.entries(document.documentElement.dataset))
  const defaults: Display = { text: '100', contrast: 'normal', motion: 'system', theme: 'system', data: 'system' }

  describe('the display settings', () => {
    beforeEach(() => {
      localStorage.clear()
      startDisplay()
    })

    it('are applied at once and stored', () => {
      display.write({ text: '130', contrast: 'high', motion: 'reduced', theme: 'dark', data: 'saver' })
      expect(onPage()).toEqual({ text: '130', contrast: 'high', motion: 'reduced', theme: 'dark', data: 'saver' })
      expect(JSON.parse(localStorage.getItem('companion-display') ?? '')).toEqual(display.read())
      display.write(defaults)
      expect(onPage()).toEqual({})
    })

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
})

describe('a query', () => {
  const texts = {
    failed: 'We could not load this.',
    failedHint: 'Try again.',
    oldHint: 'It may have changed.',
    retry: 'Retry',
    loading: 'Loading',
  }
  const still = { isLoading: false, isFetching: false, isError: false, refetch: vi.fn<() => void>() }

  function show(query: Partial<QueryState<string[]>>, old?: string) {
    return render(
      <QueryView
        query={{ ...still, ...query }}
        skeleton={<div data-testid="skeleton" />}
        isEmpty={(orders) => orders.length === 0}
        empty={<p>No orders yet</p>}
        texts={texts}
        old={old}
      >
        {(orders) => <p>{orders.join(', ')}</p>}
      </QueryView>,
    )
  }

  it('announces the loading and shows a skeleton', () => {
    show({ isLoading: true, isFetching: true })
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.getByTestId('skeleton')).toBeInTheDocument()
  })

  it('shows the failure, and retries without losing the focus', async () => {
    const refetch = vi.fn<() => void>()
    const { container } = show({ isError: true, refetch })
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load this.')
    expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(refetch).toHaveBeenCalledOnce()
    expect(container.firstElementChild).toHaveFocus()
  })

  it('preserves the data when a later request fails', () => {
    show({ data: ['soup'], isError: true })
    expect(screen.getByRole('alert')).toBeVisible()
    expect(screen.getByText('soup')).toBeVisible()
  })

  it('states the age of older data without an alert, also while it is requested again', async () => {
    const refetch = vi.fn<() => void>()
    show({ data: ['soup'], isError: true, refetch }, 'As of 14:05')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('As of 14:05It may have changed.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(refetch).toHaveBeenCalledOnce()
    cleanup()
    show({ data: ['soup'], isFetching: true }, 'As of 14:05')
    expect(screen.getByRole('status')).toHaveTextContent('As of 14:05Loading')
    expect(screen.getByText('soup')).toBeVisible()
  })
})
