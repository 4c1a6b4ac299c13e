/** A text without case, accents and punctuation, for comparing what a guest typed with what a hotel wrote. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether each word of `query` begins a word of one of these texts. */
export function isFound(query: string, texts: readonly (string | undefined)[]): boolean {
  const words = searchText(texts.filter((text) => text !== undefined).join(' ')).split(' ')
  return searchText(query)
    .split(' ')
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
