import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isDarkened, LIGHTEST_ACCENT, lightnessOf } from './lightness.ts'

it.each([
  ['#000000', 0],
  ['#ffffff', 1],
  ['#fff', 1],
  ['#ff0000', 0.628],
  ['#0a5c4b', 0.424],
])('the lightness of %s is %d', (color, lightness) => {
  expect(lightnessOf(color)).toBeCloseTo(lightness, 2)
})

it('a colour is darkened as the app’s style sheet does it', () => {
  const css = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8')
  expect(css).toContain(`--color-accent: oklch(from var(--brand-color) min(l, ${LIGHTEST_ACCENT}) c h)`)
  expect(isDarkened('#0a5c4b')).toBe(false)
  expect(isDarkened('#ffcc00')).toBe(true)
})
