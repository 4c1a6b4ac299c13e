import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endConsent, readConsent, setConsentPaused, useConsent, writeConsent } from './consent.ts'

function Choices() {
  const [{ analytics, widget }] = useConsent()
  return <p>{`analytics ${analytics}, widget ${widget}`}</p>
}

describe('the guest’s consent', () => {
  beforeEach(endConsent)
  it('is none at first, and is stored on this device', () => {
    expect(readConsent()).toEqual({ analytics: undefined, widget: false })
    writeConsent({ analytics: true, widget: false })
    expect(readConsent()).toEqual({ analytics: true, widget: false })
    expect(localStorage.getItem('companion-consent')).toBe('{"analytics":true,"widget":false}')
  })

  it('is none while it is paused, and then what it was', () => {
    localStorage.setItem('companion-consent', '{"analytics":true,"widget":false}')
    setConsentPaused(true)
    setConsentPaused(true)
    expect(readConsent()).toEqual({ analytics: false, widget: false })
    setConsentPaused(false)
    expect(localStorage.getItem('companion-consent')).toBe('{"analytics":true,"widget":false}')
    expect(readConsent()).toEqual({ analytics: true, widget: false })
  })

  it('lasts until the page is closed when storage cannot be written, and is none when it cannot be read', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    }
    writeConsent({ analytics: false, widget: false })
    expect(readConsent()).toEqual({ analytics: false, widget: false })
    writeConsent({ analytics: false, widget: true })
    expect(readConsent()).toEqual({ analytics: false, widget: true })
    setConsentPaused(true)
    expect(readConsent()).toEqual({ analytics: false, widget: false })
    setConsentPaused(false)
    expect(readConsent()).toEqual({ analytics: false, widget: true })
  })

  it('updates every component that uses it, from this tab and from another', () => {
    render(<Choices />)
    act(() => writeConsent({ analytics: true, widget: true }))
    expect(screen.getByText('analytics true, widget true')).toBeVisible()
    localStorage.setItem('companion-consent', '{"analytics":false,"widget":true}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'companion-consent' })))
    expect(screen.getByText('analytics false, widget true')).toBeVisible()
    localStorage.setItem('companion-consent', '{"analytics":true,"widget":true,"paused":true}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'companion-consent' })))
    expect(screen.getByText('analytics false, widget false')).toBeVisible()
  })
})
