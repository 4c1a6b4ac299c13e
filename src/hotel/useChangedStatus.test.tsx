import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChangedStatus, type Watched } from './useChangedStatus.ts'

const order = (status: string | undefined, id = 'order 1'): Watched => ({ id, title: 'Order 1042', status })

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

it('a status is remembered while its list is not there', () => {
  const { result, rerender } = renderHook(({ records }) => useChangedStatus(records), {
    initialProps: { records: [order('Received')] },
  })
  rerender({ records: [] })
  rerender({ records: [order('On the way')] })
  expect(result.current).toBe('Order 1042: On the way')
})
