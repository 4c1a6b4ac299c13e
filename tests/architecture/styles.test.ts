import { describe, expect, it } from 'vitest'
import { readFiles } from './sources.ts'
import { brandedAmounts, camelCaseValues, stickyHovers } from './styles.ts'

const styles = [...readFiles(['.css'])]

/** The faults that a check finds in style sheets, each with its file. */
function faults(check: (css: string) => string[], files = styles): string[] {
  return files.flatMap(([file, css]) => check(css).map((fault) => `${file}: ${fault}`))
}

describe('the styles', () => {
  // The desk and the gallery are used with a mouse.
  it('of the app have :hover only where a pointer can hover', () => {
    const ofApp = styles.filter(([file]) => file.startsWith('src/'))
    expect(ofApp.length).toBeGreaterThan(40)
    expect(faults(stickyHovers, ofApp)).toEqual([])
  })

  it('neither a price nor an error has the colour of the brand', () => {
    expect(styles.filter(([, css]) => css.includes('.price'))).not.toHaveLength(0)
    expect(faults(brandedAmounts)).toEqual([])
  })

  it('have no value that is not CSS', () => expect(faults(camelCaseValues)).toEqual([]))
})

it.each([
  ['.a:hover { color: red }', ['.a:hover']],
  ['@media (width >= 1rem) { .a { color: red } .b, .c:hover { color: red } }', ['.b, .c:hover']],
  ['.a { &:hover { color: red } }', ['&:hover']],
  ['@media (hover: hover) { .a { color: red } } .b:hover { color: red }', ['.b:hover']],
  ['@media (hover: hover) { .a:hover { color: red } .b { color: red; } .c:hover { color: red } }', []],
  ['/* .a:hover { */ .b { @media (hover: hover) { &:hover { color: red } } }', []],
])('in “%s” the hover styles that stay after a tap are reported', (css, expected) =>
  expect(stickyHovers(css)).toEqual(expected),
)

it('a value in camel case is reported, but no function', () => {
  expect(camelCaseValues('.a { align-items: idsBefore; transform: translateY(1px); color: CanvasText; }')).toEqual([
    'align-items: idsBefore',
  ])
})

it('a price in the colour of the brand is reported', () => {
  const accent = '{ color: var(--color-accent) }'
  const css = `.price, .row > .total ${accent} @media print { .price ${accent} } .button ${accent} .error { color: red }`
  expect(brandedAmounts(css)).toEqual(['.price, .row > .total', '.price'])
})
