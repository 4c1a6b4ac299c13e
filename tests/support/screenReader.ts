import { virtual } from '@guidepup/virtual-screen-reader'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * What a screen reader says of where something begins and ends, and of what is as always; a guest has it say less. Whether
 * it says that something loads depends on how fast this machine is.
 */
const chatter =
  /^(end of .*|end, .*|paragraph|document|listitem.*|list|status|main|not busy|strong|polite: (Зарежда се)?)$/
const asAlways = /, (not disabled|not busy|level 1, position .*)(?=,|$)/g

async function said(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog()
  return phrases.filter((phrase) => !chatter.test(phrase)).map((phrase) => phrase.replaceAll(asAlways, ''))
}

/** What a screen reader reads of the page, from the first line of what is its own to the last. */
export async function readPage(): Promise<string[]> {
  const main = document.querySelector('main')
  if (main === null) throw new Error('There is no page to read')
  await virtual.start({ container: main })
  while ((await virtual.lastSpokenPhrase()) !== 'end of main') await virtual.next()
  const lines = await said()
  await virtual.stop()
  return lines
}

/**
 * What a screen reader says by itself while something is done, until it has said `last`: where the focus goes, what is
 * announced. It hears no alert that comes into the page together with its words, as a real one does.
 */
export async function hear(act: () => Promise<unknown>, last: RegExp): Promise<string[]> {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await act()
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).toContainEqual(expect.stringMatching(last)))
  const lines = await said()
  await virtual.stop()
  return lines
}
