import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import type { Massage } from '#src/hotel/spa/massages.ts'
import { SpaCenter } from './SpaCenter.tsx'

const offered = vi.hoisted((): { massages: Massage[] } => ({ massages: [] }))

vi.mock(import('#src/hotel/spa/massages.ts'), async (original) => ({
  ...(await original()),
  massages: offered.massages,
}))

function openSpa(at: Given['at']) {
  renderScreen({ routes: [{ path: '/spa-center', Component: SpaCenter }], at })
  return { page: () => document.body.textContent }
}

/** Opens the approved request: 40 minutes of the classical massage. */
const openApproved = () => openSpa('/spa-center?spa=approved')

describe('the view of a spa request', () => {
  beforeEach(() => void vi.stubGlobal('__DEMO__', true))
  beforeEach(
    () =>
      void offered.massages.splice(0, Infinity, { id: 'classical', options: [{ minutes: 40, leva: 70 }], image: '' }),
  )

  it('shows a complete request', () => {
    expect(openApproved().page()).toContain('Classical Massage')
  })

  it('shows nothing when the massage is missing', () => {
    offered.massages.splice(0, Infinity)
    expect(openApproved().page()).toBe('')
  })

  it('shows nothing when the option is missing', () => {
    offered.massages.splice(0, Infinity, { id: 'classical', options: [{ minutes: 20, leva: 50 }], image: '' })
    expect(openApproved().page()).toBe('')
  })

  it('shows nothing when the date is missing', () => {
    const choice = { massageId: 'classical', minutes: 40, dateId: 'a day long ago', time: '11:00AM' }
    expect(openSpa({ pathname: '/spa-center', state: { spa: { view: 'REQUEST_SENT', choice } } }).page()).toBe('')
  })
})
