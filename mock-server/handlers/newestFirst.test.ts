import { describe, expect, it } from 'vitest'
import { newestFirst } from './newestFirst.ts'

describe('a list that is newest first', () => {
  it('puts the later inserted of two with the same time first, and does not change the rows', () => {
    const rows = [
      { id: 'a', at: '2026-05-02' },
      { id: 'b', at: '2026-05-03' },
      { id: 'c', at: '2026-05-02' },
    ]
    expect(newestFirst(rows, ({ at }) => at).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})
