import { describe, expect, it } from 'vitest'
import { activeSection } from './CategoryTabs.tsx'

describe('the active section', () => {
  it.each([
    ['before the first', [300, 900, 1500], false, 0],
    ['inside the first', [90, 900, 1500], false, 0],
    ['where the second begins', [-700, 100, 700], false, 1],
    ['past all', [-1700, -900, -300], false, 2],
    ['at the end of the page, though the last is still low', [-300, 20, 400], true, 2],
    ['of a page without sections', [], true, 0],
  ] as const)('%s', (_where, tops, atEnd, expected) => {
    expect(activeSection(tops, 120, atEnd)).toBe(expected)
  })
})
