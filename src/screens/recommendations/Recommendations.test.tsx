import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Language } from '#src/lib/languages.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { Recommendations } from './Recommendations.tsx'

function openRecommendations(language: Language = 'en', surroundings: object = {}) {
  const routes = [{ path: '/recommendations', Component: Recommendations }]
  return renderScreen({ routes, at: '/recommendations', language, config: { surroundings } })
}

function titles(group: string) {
  return within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}

describe('the recommendations screen', () => {
  it('describes the recommendations by topic, and refers to reception for other questions', () => {
    openRecommendations()
    expect(titles('Sights')).toEqual([
      'Alexander Nevsky Cathedral',
      'National Gallery, Kvadrat 500',
      'St George Rotunda and Serdica',
      'The Central Mineral Baths',
      'The Square of Tolerance',
      'Boyana Church',
    ])
    expect(titles('Walks')).toHaveLength(6)
    expect(titles('Food and drink')).toHaveLength(6)
    expect(titles('Good to know')).toEqual(['Metro', '“Yes” and “no”', 'Emergency number 112'])
    for (const entry of screen.getAllByRole('listitem')) expect(entry).toHaveTextContent(/.{40,}/)
    // Opening hours could be wrong.
    expect(document.body.textContent).not.toMatch(/\d{1,2}:\d{2}/)
    expect(screen.getByText(/dial \*1 from the phone in your room/)).toBeVisible()
  })

  it('shows the places that the hotel has configured instead of its own, in the guest’s language', () => {
    const text = 'Where the guest reads something about it.'
    const places = [
      { group: 'tastes', title: { en: 'Fried sprats', es: 'Espadines fritos' }, text },
      { group: 'walks', title: { bg: 'Нос Галата', en: 'Cape Galata' }, text },
    ]
    openRecommendations('es', { recommendations: { lead: 'What to see by the sea', places } })
    expect(screen.getByText('What to see by the sea')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Cape Galata',
      'Espadines fritos',
    ])
    expect(screen.getAllByRole('region')).toHaveLength(2)
    expect(document.body.textContent).not.toMatch(/Sof[ií]a|София/)
  })
})
