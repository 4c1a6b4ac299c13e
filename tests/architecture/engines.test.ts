import { expect, it } from 'vitest'
import { tooNewIn } from './engines.ts'
import { tooNewInStyles, withoutFallback } from './engineStyles.ts'

it.each([
  ['URL.canParse(a)', 'URL.canParse'],
  ['const f = URL.canParse', 'URL.canParse'],
  ['[1].toSorted()', '.toSorted'],
  ['a.b["toReversed"]()', '.toReversed'],
  ['a.with(0, 1)', '.with'],
  ['a.findLast(f)', '.findLast'],
  ['a.findLastIndex(f)', '.findLastIndex'],
  ['Object.groupBy(a, f)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['structuredClone(a)', 'structuredClone'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['requestIdleCallback(f)', 'requestIdleCallback'],
  ['new URLPattern(a)', 'new URLPattern'],
  ['document.startViewTransition(f)', '.startViewTransition'],
  ['el.showPopover()', '.showPopover'],
  ['/(?<=a)b/', '(?<='],
])('an API that the oldest supported browsers lack is reported: %s', (script, name) => {
  expect(tooNewIn(script)).toEqual([name])
})

it.each([
  ...[
    'Object.hasOwn(a, b)',
    'a.at(-1)',
    'a.replaceAll("a", "b")',
    'crypto.randomUUID()',
    'dialog.showModal()',
    'a.sort()',
    'new AbortController().abort(a)',
  ],
  ...[
    'new URL(a, b)',
    'Promise.allSettled(a)',
    'a.map(f)',
    'document.fonts.load(a)',
    'a.toSorted?.()',
    'new ResizeObserver(f)',
    'queueMicrotask(f)',
  ],
])('an API that the oldest supported browsers have is not reported: %s', (script) => {
  expect(tooNewIn(script)).toEqual([])
})

it.each([
  ['a:has(b) { color: red }', 'css-has'],
  ['a { height: 100dvh }', 'viewport-unit-variants'],
  ['a { rotate: 1turn }', 'rotate'],
])('a style that the oldest supported browsers lack is reported: %s', async (css, name) => {
  expect(await tooNewInStyles(css)).toEqual([name])
})

it('styles that the oldest supported browsers have are not reported', async () => {
  expect(
    await tooNewInStyles('a:is(b, c):focus-visible { gap: 1rem; inset: 0; --rotate: 1; aspect-ratio: 2 }'),
  ).toEqual([])
})

it.each([
  'height: 100dvh',
  'height: 100dvh; height: 100vh',
  'width: 1px; height: 100svh',
  'width: min(var(--a), 5vw); width: min(var(--a), 5cqi)',
])('a declaration without a fallback for the oldest supported browsers is reported: %s', (declarations) => {
  expect(withoutFallback(`a { ${declarations} }`)).toHaveLength(1)
})

it('a list of selectors that the oldest supported browsers ignore for the sake of one is reported', () => {
  expect(withoutFallback('a:has(b), c { color: red }')).toEqual(['a:has(b), c'])
})

it.each(['not (min-width: 30rem)', '(width < 30rem)'])('a media query is reported that they ignore: %s', (query) => {
  expect(withoutFallback(`@media ${query} { a { color: red } }`)).toEqual([`@media ${query}`])
})

it.each([
  'a { height: 100vh; height: 100dvh }',
  '@supports (width: 1cqi) { a { width: min(var(--a), 5cqi) } }',
  'a:has(b) { color: red }',
  ':is(a:not(:has(b)), c) { color: red }', // A list that ignores only what is unknown.
])('a style with a fallback for the oldest supported browsers is not reported: %s', (css) => {
  expect(withoutFallback(css)).toEqual([])
})
