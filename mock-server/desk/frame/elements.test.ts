// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { createElement } from 'react'
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
  const page = (fails: boolean) =>
    createElement(I18nextProvider, { i18n }, createElement(Parts, null, createElement(Fragile, { fails }), 'another'))
  const { container, rerender } = render(page(false))
  expect(container.textContent).toBe('drawnanother')
  rerender(page(true))
  expect(container.textContent).toMatch(new RegExp(`${en.part.failed}.+another`))
  rerender(page(false))
  expect(container.textContent).toBe('drawnanother')
})
