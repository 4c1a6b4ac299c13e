import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import type { HotelFacts as Facts } from '#src/schemas/hotelAndSurroundings.ts'
import { HotelFacts } from './HotelFacts.tsx'

const all: Facts = {
  wifi: { name: 'Guests', password: 'linden' },
  checkOutTime: '12:00',
  address: { bg: 'ул. „Липова“ 12', en: '12 Lipova Street' },
  mapUrl: 'https://maps.example/hotel',
  phone: '+359 (2) 555-01-00',
  parking: { bg: 'Гараж', en: 'Garage', es: 'Garaje' },
  poolHours: '08:00–20:00',
}

function openFacts(hotelFacts: Facts | undefined, language: Given['language'] = 'en') {
  const routes = [{ path: '/', Component: HotelFacts }]
  renderScreen({ routes, at: '/', guest: null, language, config: hotelFacts === undefined ? {} : { hotelFacts } })
}

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

describe('the facts of the hotel', () => {
  it('shows each fact that the hotel has configured, in the guest’s language', () => {
    openFacts(all, 'es')
    expect(texts('term')).toHaveLength(6)
    const [wifi, password] = ['Guests', 'Contraseña: lindenCopiar la contraseña']
    expect(texts('definition')).toEqual(
      expect.arrayContaining([wifi, password, '12:00', '12 Lipova Street', 'Garaje', '08:00–20:00']),
    )
  })

  it('links to the map in a new tab, calls reception, and has a browser’s translator leave names and numbers', () => {
    openFacts(all)
    for (const text of ['Guests', 'linden', '+359 (2) 555-01-00'])
      expect(screen.getByText(text).closest('[translate="no"]')).not.toBeNull()
    const map = screen.getByRole('link', { name: 'Show on the map (opens in a new tab)' })
    expect(map).toHaveAttribute('href', 'https://maps.example/hotel')
    expect(map).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByRole('link', { name: '+359 (2) 555-01-00' })).toHaveAttribute('href', 'tel:+35925550100')
  })

  it('shows only what is given', () => {
    openFacts({ wifi: { name: 'Guests' }, phone: null, mapUrl: undefined })
    expect(texts('term')).toEqual(['Wi-Fi'])
    expect(texts('definition')).toEqual(['Guests'])
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('copies the password, and says so', async () => {
    openFacts(all)
    const user = userEvent.setup()
    const facts = within(screen.getByRole('region', { name: 'Good to know' }))
    await user.click(facts.getByRole('button', { name: 'Copy the password' }))
    expect(await navigator.clipboard.readText()).toBe('linden')
    expect(await facts.findByText('Copied.')).toBeVisible()
  })

  it('says so when the password cannot be copied', async () => {
    openFacts(all)
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    document.execCommand = () => false // jsdom has none.
    await user.click(screen.getByRole('button', { name: 'Copy the password' }))
    expect(await screen.findByText(/^We could not copy it/)).toBeVisible()
  })
})
