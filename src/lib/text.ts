const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The digits of each script, 0 to 9, are ten adjacent characters. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (isDigit(first - 1)) first -= 1
  return String((code - first) % 10)
}

/**
 * A number or a name as a guest means it, whatever was pasted with it: without invisible characters and blanks around it, with wide
 * characters and any kind of hyphen as usual ones, and the digits of any script as 0 to 9.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Me}\p{Default_Ignorable_Code_Point}\u2800]/gu, '') // `Me` is the frame of a 1️⃣, U+2800 an empty cell of Braille.
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .trim()
}

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
