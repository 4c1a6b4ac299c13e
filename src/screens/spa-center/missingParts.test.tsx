import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configLoaded, selectConfig } from '#src/config/configSlice.ts'
import { renderScreen } from '#tests/support/renderScreen.tsx'
import type { Massage } from './massages.ts'
import { SpaCenter } from './SpaCenter.tsx'

const offered = vi.hoisted((): { massages: Massage[] } => ({ massages: [] }))

vi.mock(import('./massages.ts'), async (original) => ({ ...(await original()), massages: offered.massages }))

/** Opens the approved request, which is for 40 minutes of the classical massage. */
function openApproved() {
  const { store } = renderScreen({ routes: [{ path: '/spa-center', Component: SpaCenter }], at: '/spa-center?spa=approved' })
  const page = () => document.body.textContent
  return { store, page }
}

describe('the view of a request', () => {
  beforeEach(() => void offered.massages.splice(0, Infinity, { id: 'classical', options: [{ minutes: 40, leva: 70 }] }))

  it('shows all of it', () => {
    expect(openApproved().page()).toContain('Classical Massage')
  })

  it('shows nothing without its massage', () => {
    offered.massages.splice(0, Infinity)
    expect(openApproved().page()).toBe('')
  })

  it('shows nothing without its option', () => {
    offered.massages.splice(0, Infinity, { id: 'classical', options: [{ minutes: 20, leva: 50 }] })
    expect(openApproved().page()).toBe('')
  })

  it('shows nothing without its date', () => {
    const { store, page } = openApproved()
    act(() => void store.dispatch(configLoaded({ ...selectConfig(store.getState()), spaDates: 'rolling' })))
    expect(page()).toBe('')
  })
})
