import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useChangedStatus, useStatusRefresh, watch, type Watched } from './useStatusUpdates.ts'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '#src/app/store.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import type { HotelRecord } from '#src/ui/records/RecordCard.tsx'

describe('a changed status', () => {
  const order = (status: string | undefined, id = 'order 1'): Watched => ({
    id,
    status,
    text: `Order 1042: ${status}`,
  })

  it('a status that changed is announced; new records and unchanged ones are not', () => {
    const { result, rerender } = renderHook(({ records }) => useChangedStatus(records), {
      initialProps: { records: [order('Received')] },
    })
    expect(result.current).toBe('')
    rerender({ records: [order('Received'), order('Accepted', 'order 2')] })
    expect(result.current).toBe('')
    rerender({ records: [order('On the way'), order('Accepted', 'order 2')] })
    expect(result.current).toBe('Order 1042: On the way')
    rerender({ records: [order('On the way'), order('Delivered', 'order 2')] })
    expect(result.current).toBe('Order 1042: Delivered')
  })

  it('a record in another language is no news', () => {
    const inLanguage = (title: string, text: string) =>
      watch('order', [{ id: 1042, status: 'NEW' }], () => ({ title, status: { text } }) as HotelRecord)
    const { result, rerender } = renderHook(({ records }) => useChangedStatus(records), {
      initialProps: { records: inLanguage('Order 1042', 'Received') },
    })
    rerender({ records: inLanguage('Поръчка 1042', 'Получена') })
    expect(result.current).toBe('')
  })

  it('a status is remembered while its list is not there', () => {
    const { result, rerender } = renderHook(({ records }) => useChangedStatus(records), {
      initialProps: { records: [order('Received')] },
    })
    rerender({ records: [] })
    rerender({ records: [order('On the way')] })
    expect(result.current).toBe('Order 1042: On the way')
  })
})

describe('the refresh of a status', () => {
  const read = vi.fn<() => Promise<unknown>>()

  function follow(isUnfinished: boolean, given: object = {}, readAt?: number) {
    const config = parseStaticConfig({ COMPANION_BASE_JAVA_URL: '/api', ...given })
    const store = makeStore({ config: { config, loading: false, error: null, ready: true, isLastGood: false } })
    const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
    return renderHook(({ isOpen }) => useStatusRefresh(isOpen, [read], readAt), {
      wrapper,
      initialProps: { isOpen: isUnfinished },
    })
  }

  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5) // no jitter
    read.mockReset().mockResolvedValue({ isError: false })
  })

  it('something unfinished is read again every 20 seconds, until it is finished or leaves the screen', async () => {
    const { rerender, unmount } = follow(true)
    await pass(19)
    expect(read).not.toHaveBeenCalled()
    await pass(41)
    expect(read).toHaveBeenCalledTimes(3)
    rerender({ isOpen: false })
    await pass(100)
    expect(read).toHaveBeenCalledTimes(3)
    rerender({ isOpen: true })
    unmount()
    await pass(100)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('what was read before the page opened is read again as soon as that is 20 seconds ago, then as usual', async () => {
    follow(true, {}, Date.now() - 15_000)
    await pass(4)
    expect(read).not.toHaveBeenCalled()
    await pass(1)
    expect(read).toHaveBeenCalledTimes(1)
    await pass(20)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('devices wait for different times, from 16 to 24 seconds', async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    follow(true)
    vi.mocked(Math.random).mockReturnValue(1)
    follow(true)
    await pass(16)
    expect(read).toHaveBeenCalledTimes(1)
    await pass(8)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('after failures it waits longer, and after a success as usual', async () => {
    read.mockResolvedValueOnce({ isError: true }).mockResolvedValueOnce({ isError: true })
    follow(true)
    await pass(20)
    expect(read).toHaveBeenCalledTimes(1)
    await pass(39)
    expect(read).toHaveBeenCalledTimes(1)
    await pass(1 + 80)
    expect(read).toHaveBeenCalledTimes(3)
    await pass(20)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it.each([
    ['in the background', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('a page that is %s reads nothing, and reads again when it no longer is', async (_what, mock) => {
    const mocked = mock()
    follow(true)
    await pass(100)
    expect(read).not.toHaveBeenCalled()
    mocked.mockRestore()
    await pass(20)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('a guest who saves data reads only by the button', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }))
    follow(true)
    await pass(100)
    expect(read).not.toHaveBeenCalled()
  })
})
