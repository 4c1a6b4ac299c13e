/** A text without case, accents and punctuation, for comparing what a guest typed with what a hotel wrote. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether each word of `query` begins a word of one of these texts; every text has what is blank, and none what is only signs. */
export function isFound(query: string, texts: readonly (string | undefined)[]): boolean {
  const wantedWords = searchText(query).split(' ')
  if (wantedWords[0] === '') return query.trim() === ''
  const words = searchText(texts.filter((text) => text !== undefined).join(' ')).split(' ')
  return wantedWords.every((wanted) => words.some((word) => word.startsWith(wanted)))
}
