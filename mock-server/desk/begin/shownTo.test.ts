import { expect, it, vi } from 'vitest'

const first = { prospect: null }
const spanish = { prospect: { id: 'spanish', language: 'es' } }
const english = { prospect: { id: 'english', language: 'en' } }

/** The module of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return import('./shownTo.ts')
}

it('goes on in the next prospect’s language, whatever was chosen for the one before', async () => {
  const { noteShownTo } = await openPage()
  expect(noteShownTo(first, false)).toBeUndefined()
  expect(noteShownTo(spanish, true)).toBe('es')
  expect(noteShownTo(spanish, true)).toBeUndefined()
  expect(noteShownTo(english, true)).toBe('en')
  expect(noteShownTo({ prospect: 'unknown' }, false)).toBeUndefined()
})
