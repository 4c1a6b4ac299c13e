// @vitest-environment jsdom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import en from '#mock-server/desk/texts/en.json'
import { makeDeskI18n } from '#mock-server/desk/texts/texts.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { Parts } from './elements.tsx'

function Fragile({ fails }: { readonly fails: boolean }): string {
  if (fails) throw new Error('cannot be drawn')
  return 'drawn'
}

it('a part of the desk that throws takes no other away, and is back with the next state', () => {
  expectConsole('error', /cannot be drawn/)
  const i18n = makeDeskI18n()
  const page = document.createElement('main')
  const root = createRoot(page)
  const textFor = (fails: boolean) => {
    const parts = createElement(Parts, null, createElement(Fragile, { fails }), 'another')
    flushSync(() => root.render(createElement(I18nextProvider, { i18n }, parts)))
    return page.textContent
  }
  expect(textFor(false)).toBe('drawnanother')
  expect(textFor(true)).toMatch(new RegExp(`${en.part.failed}.+another`))
  expect(textFor(false)).toBe('drawnanother')
})
