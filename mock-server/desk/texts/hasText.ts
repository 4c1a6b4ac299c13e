/** Whether a name from the API has a text. */
export function hasText<Words extends object>(words: Words, name: string): name is Extract<keyof Words, string> {
  return Object.hasOwn(words, name)
}
