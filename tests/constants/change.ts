/** One fault to plant: a constant or a rule of the specification, changed in the one place where it stands. */
export interface Change {
  /** What the specification says, in a few words. */
  readonly what: string
  /** The section of the specification that says it. */
  readonly section: '2' | '3' | '5' | '9' | 'settled'
  readonly file: string
  /** Text that occurs exactly once in the file, and what takes its place. */
  readonly text: string
  readonly instead: string
  /** The tests that must go red: files of Vitest, or one of Playwright (`*.spec.ts`). */
  readonly tests: readonly string[]
}

/** Faults of one file of the source, all seen by the same tests. */
export function changesIn(
  section: Change['section'],
  file: string,
  tests: readonly string[],
  faults: readonly (readonly [what: string, text: string, instead: string])[],
): Change[] {
  return faults.map(([what, text, instead]) => ({ what, section, file, text, instead, tests }))
}

/** The file's text with the fault in it. Throws when the text to change is not there exactly once. */
export function planted(content: string, { file, text, instead }: Change): string {
  const parts = content.split(text)
  if (parts.length !== 2) throw new Error(`${file} has "${text}" ${parts.length - 1} times, not once`)
  return parts.join(instead)
}
