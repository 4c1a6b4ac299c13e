import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The custom properties of the first block after `selector`. */
function block(selector: string): Map<string, string> {
  const from = css.indexOf(selector)
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from))
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const light = block(':root {')
const darkBySystem = block(":root:not([data-theme='light'])")
const darkByChoice = block(":root[data-theme='dark']")
const highLight = block(":root[data-contrast='high'] {")
const highDarkBySystem = block(":root[data-contrast='high']:not([data-theme='light'])")
const highDarkByChoice = block(":root[data-contrast='high'][data-theme='dark']")

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const texts = [
  ...['ground', 'surface', 'sunk', 'accent-soft', 'brass-soft'].flatMap((under) => [
    `ink on ${under}`,
    `ink-soft on ${under}`,
  ]),
  ...['ground', 'surface', 'accent-soft'].map((under) => `accent on ${under}`),
  ...['success', 'warning', 'danger', 'info'].flatMap((tone) => [`${tone} on ${tone}-soft`, `ink on ${tone}-soft`]),
  'danger on surface',
  'danger on ground',
  'brass on surface',
  'brass on brass-soft',
  'on-accent on accent',
  'on-accent on accent-strong',
  'on-frame on frame',
  'lamplight on frame',
]
const edges = ['line-strong on surface', 'line-strong on ground', 'focus on surface', 'focus on ground']

describe.each([
  ['light', light, 4.5],
  ['dark', new Map([...light, ...darkBySystem]), 4.5],
  ['light, high contrast', new Map([...light, ...highLight]), 7],
  ['dark, high contrast', new Map([...light, ...darkBySystem, ...highLight, ...highDarkBySystem]), 7],
])('the colours of the theme: %s', (_name, tokens, readable) => {
  const between = (pair: string) => {
    const [over = '', under = ''] = pair.split(' on ').map((name) => tokens.get(`--color-${name}`))
    return contrast(over, under)
  }

  it.each(texts)('have the contrast that text requires: %s', (pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(readable)
  })

  it.each(edges)('have the contrast that edges require: %s', (pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(3)
  })
})

it('the dark theme is the same whether the system or the guest selects it', () => {
  expect(darkByChoice).toEqual(darkBySystem)
  expect(darkByChoice.size).toBeGreaterThan(20)
  expect(highDarkByChoice).toEqual(highDarkBySystem)
  expect([...highDarkByChoice.keys()]).toEqual([...highLight.keys()])
})
