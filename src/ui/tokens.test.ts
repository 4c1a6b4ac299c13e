import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The custom properties of the first block after `selector`. */
function block(selector: string): Map<string, string> {
  const from = css.indexOf(selector)
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from))
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const darkBySystem = block(":root:not([data-theme='light'])")
const darkByChoice = block(":root[data-theme='dark']")
const highLight = block(":root[data-contrast='high'] {")
const highDarkBySystem = block(":root[data-contrast='high']:not([data-theme='light'])")
const highDarkByChoice = block(":root[data-contrast='high'][data-theme='dark']")

it('the dark theme is the same whether the system or the guest selects it', () => {
  expect(darkByChoice).toEqual(darkBySystem)
  expect(darkByChoice.size).toBeGreaterThan(20)
  expect(highDarkByChoice).toEqual(highDarkBySystem)
  expect([...highDarkByChoice.keys()]).toEqual([...highLight.keys()])
})
