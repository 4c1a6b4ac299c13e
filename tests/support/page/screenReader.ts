import { virtual } from '@guidepup/virtual-screen-reader'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Phrases that are left out: landmarks, ends of elements and defaults, which guests usually turn off. Whether "loading" is
 * announced depends on the speed of the machine.
 */
const ignoredPhrase =
  /^(end of .*|end, .*|paragraph|document|listitem.*|list|status|main|not busy|strong|polite: (Зарежда се)?)$/
const ignoredSuffixes = /, (not disabled|not busy|level 1, position .*)(?=,|$)/g

async function spokenLines(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog()
  return phrases.filter((phrase) => !ignoredPhrase.test(phrase)).map((phrase) => phrase.replaceAll(ignoredSuffixes, ''))
}

/** The lines that a screen reader reads in the main element, from the first to the last. */
export async function readPage(): Promise<string[]> {
  const main = document.querySelector('main')
  if (main === null) throw new Error('There is no page to read')
  await virtual.start({ container: main })
  while ((await virtual.lastSpokenPhrase()) !== 'end of main') await virtual.next()
  const lines = await spokenLines()
  await virtual.stop()
  return lines
}

/**
 * The lines that a screen reader speaks during `act`, until a phrase matches `last`: the element that gets the focus, and
 * announcements. Unlike a real screen reader it misses an alert that is added to the page together with its text.
 */
export async function linesSpokenDuring(act: () => Promise<unknown>, last: RegExp): Promise<string[]> {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await act()
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).toContainEqual(expect.stringMatching(last)))
  const lines = await spokenLines()
  await virtual.stop()
  return lines
}
