import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Display } from './applyDisplay.ts'
import { startDisplay } from './display.ts'
import { useDisplay } from './useDisplay.ts'

const onPage = () => Object.fromEntries(Object.entries(document.documentElement.dataset))
const defaults: Display = { text: '100', contrast: 'normal', motion: 'system', theme: 'system', data: 'system' }

describe('the display settings', () => {
  beforeEach(() => {
    localStorage.clear()
    startDisplay()
  })

  it('are applied at once and stored', () => {
    const { result } = renderHook(() => useDisplay())
    act(() => result.current[1]({ text: '130', contrast: 'high', motion: 'reduced', theme: 'dark', data: 'saver' }))
    expect(onPage()).toEqual({ text: '130', contrast: 'high', motion: 'reduced', theme: 'dark', data: 'saver' })
    expect(JSON.parse(localStorage.getItem('companion-display') ?? '')).toEqual(result.current[0])
    act(() => result.current[1](defaults))
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
