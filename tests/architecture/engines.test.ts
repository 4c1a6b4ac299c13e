import { expect, it } from 'vitest'
import { tooNewIn } from './engines.ts'

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
