import { expect, it, vi } from 'vitest'
import { fetchStaticConfig } from './fetchStaticConfig.ts'

it('a config.json that is still on its way after 15 s counts as no answer', async () => {
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const never = (_url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('too slow', 'TimeoutError'))))
  vi.stubGlobal('fetch', vi.fn(never))
  const fetched = fetchStaticConfig('/config.json')
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(15_000))
  patience.abort()
  expect(await fetched).toEqual({ of: 'config.json', status: 'network', detail: 'TimeoutError: too slow' })
})
