import { expect, it } from 'vitest'
import { beginLink, hotelLink, joinedSandbox, joinLink, linkLanguage, staffHeaders, staffLink } from './link.ts'

const ORIGIN = 'https://demo.example'

it('a link has the language of its reader, Bulgarian where it names none or another one', () => {
  for (const language of ['bg', 'en', 'es'] as const) {
    for (const link of [beginLink(ORIGIN, language), joinLink(ORIGIN, 'a1', language)])
      expect(linkLanguage(new URL(link).search)).toBe(language)
    // The app opens it as the query of the page that begins a demo.
    const query = new URLSearchParams(new URL(hotelLink(ORIGIN, 'riviera', language)).hash.slice(1))
    expect([query.get('hotel'), linkLanguage(query.toString())]).toEqual(['riviera', language])
  }
  expect(joinedSandbox(new URL(joinLink(ORIGIN, 'a1', 'en')).search)).toBe('a1')
  expect(linkLanguage('?language=de')).toBe('bg')
})

it('the link of the staff’s screen names its sandbox and key to the host with each call, any other address nothing', () => {
  const headers = { 'x-sandbox': 'a1', 'x-staff-key': 'k2' }
  expect(staffHeaders(new URL(staffLink(ORIGIN, 'a1', 'k2')))).toEqual(headers)
  for (const hash of ['', '#show', '#staff', '#staff=a1', '#staff=a1.']) expect(staffHeaders({ hash })).toBeUndefined()
})
