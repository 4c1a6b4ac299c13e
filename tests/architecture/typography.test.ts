import { describe, expect, it } from 'vitest'
import { appTexts, deskTexts } from './localeTexts.ts'
import type { Texts } from './locales.ts'

/** Characters that a text of the language must not have: see "How it is written" in the glossary. */
const wrongMarks: Readonly<Record<string, RegExp>> = {
  bg: /["'”«»]|„[^“]*$|(?<!\p{L})(?:[Нн]ай|[Пп]о)-\p{L}|(?<!\p{L})(?:вие|ви|вас|вам|ваш\p{L}*)(?!\p{L})/u,
  en: /["'„«»]|“[^”]*$/,
  es: /["'“”„]|«[^»]*$|^[^¿]*\?|^[^¡]*!/,
}
const wrongAnywhere = /\.\.\.| {2}| - | …|^\s|\s$/

function misspelt(language: string, texts: Texts): string[] {
  return [...texts]
    .filter(([, text]) => wrongMarks[language]?.test(text) || wrongAnywhere.test(text))
    .map(([key, text]) => `${key} in ${language}: ${text}`)
}

describe.each(['bg', 'en', 'es'])('the punctuation in %s is correct', (language) => {
  it('in the texts of the app', () => expect(misspelt(language, appTexts(language))).toEqual([]))

  it('in the texts of the page that begins a demo', () =>
    expect(misspelt(language, deskTexts('beginTexts', language))).toEqual([]))
})

it.each(['bg', 'en'])('texts of the desk in %s have the punctuation of their language', (language) => {
  expect(misspelt(language, deskTexts('texts', language))).toEqual([])
})

it.each([
  ['bg', 'Натиснете "Вход"'],
  ['bg', 'Натиснете „Вход'],
  ['bg', 'Ще ви помогнем'],
  ['bg', 'Греят най-красиво'],
  ['bg', 'Вашата стая и вашите дати'],
  ['en', "The hotel's menu"],
  ['en', 'Use the “Stay here button'],
  ['en', 'Opening …'],
  ['es', 'Use el botón "Aquí"'],
  ['es', 'Lo cierro?'],
  ['es', 'Gracias!'],
  ['es', 'Cargando...'],
])('in %s, “%s” is reported', (language, text) => expect(misspelt(language, new Map([['a:x', text]]))).toHaveLength(1))

it('a text with the correct punctuation is not reported', () => {
  expect(misspelt('bg', new Map([['a:x', 'Ще Ви помогнем от „Рецепция“ – 2 артикула, най\u2011после…']]))).toEqual([])
  expect(misspelt('en', new Map([['a:x', 'The hotel’s “Stay here” – at once…']]))).toEqual([])
  expect(misspelt('es', new Map([['a:x', '¿Lo cierro? ¡Sí! «Aquí»']]))).toEqual([])
})
