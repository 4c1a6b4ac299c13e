/** Tells whether a received name is one that there are words for. */
export function hasText<Words extends object>(words: Words, name: string): name is Extract<keyof Words, string> {
  return Object.hasOwn(words, name)
}
