import fc from 'fast-check'

/** Addresses that lead out of the app, in every disguise we know. None may be taken for a path of ours. */
export const foreignAddresses = [
  ...[
    'javascript:window.__evil=1',
    'JaVaScRiPt:window.__evil=1',
    ' javascript:window.__evil=1',
    'java\tscript:window.__evil=1',
  ],
  ...[
    'data:text/html,<script>window.__evil=1</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.invalid/1',
    'file:///etc/passwd',
  ],
  ...[
    '//evil.invalid',
    '///evil.invalid',
    '////evil.invalid',
    '/\\evil.invalid',
    '\\/evil.invalid',
    '\\\\evil.invalid',
    '/\\/evil.invalid',
  ],
  ...[
    '/%2Fevil.invalid',
    '/%2f/evil.invalid',
    '/%5Cevil.invalid',
    '/%5c%5cevil.invalid',
    '/./%2Fevil.invalid',
    '/a/../%5Cevil.invalid',
  ],
  ...[
    '/\t/evil.invalid',
    '/\n/evil.invalid',
    '\t//evil.invalid',
    '/\r\n\\evil.invalid',
    '/\0/evil.invalid',
    ' //evil.invalid',
  ],
  ...[
    '/.//evil.invalid',
    '/a/..//evil.invalid',
    '/%2e//evil.invalid',
    '/x/%2E%2e//evil.invalid',
    '/..//evil.invalid',
    './/evil.invalid',
  ],
  ...[
    'https:evil.invalid',
    'https:/evil.invalid',
    'https://evil.invalid',
    'http:\\\\evil.invalid',
    'https://guests.hotel.example@evil.invalid',
  ],
  ...[
    '//guest:secret@evil.invalid',
    '\u{ff0f}\u{ff0f}evil.invalid',
    '\u{2215}\u{2215}evil.invalid',
    '\u{ff0f}/evil.invalid',
  ],
  ...['@evil.invalid', '.evil.invalid', 'evil.invalid', '?//evil.invalid', '#//evil.invalid', ''],
] as const

/** Texts that try to be markup, a template or code, or that few programs expect. */
export const hostileTexts = [
  ...[
    '<script>window.__evil=1</script>',
    '<img src=x onerror="window.__evil=1">',
    '"><svg onload=window.__evil=1>',
    '</title><script>window.__evil=1</script>',
  ],
  ...[
    '<iframe srcdoc="<script>parent.__evil=1</script>">',
    '<a href="javascript:window.__evil=1">free dinner</a>',
    '<1>bold</1><terms>evil</terms>',
  ],
  ...[
    '{{appName}}',
    '$t(common:retry)',
    '${window.__evil=1}',
    "{{constructor.constructor('window.__evil=1')()}}",
    '%s%n',
    "'; DROP TABLE guests; --",
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
  ...['\u{202e}nevo', '\u{feff}', '\u{0}', '\u{d800}', 'a\u{0301}'.repeat(40), '🧨', '\u{2028}'],
  ...[
    'NaN',
    '-0',
    '1e999',
    'null',
    'undefined',
    '[object Object]',
    '9999-99-99',
    '2026-02-31T10:00:00Z',
    '2026-03-03T10:00:00+05',
    '+275760-09-13T00:00:00.001Z',
  ],
] as const

const nastyNumbers = [
  0,
  -0,
  -1,
  0.005,
  9.999,
  1e-7,
  5e-324,
  2 ** 53,
  1e21,
  1e306,
  Number.MAX_VALUE,
  Infinity,
  -Infinity,
]

/** Keys that change every object of a careless program. */
const hostileKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'polluted'] as const

/** A text that nobody has looked at. */
export const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...foreignAddresses),
  fc.string(),
  fc.string({ unit: 'binary' }),
)
const leaf = fc.oneof(
  anyText,
  fc.constantFrom(...nastyNumbers),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
)

/** JSON that would change every object of a careless program. */
export const pollution = JSON.parse(
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
) as object

/** Any value that JSON can say, with the keys and numbers that hurt. */
export const anyValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.constant(pollution),
    fc.array(tie('value'), { maxLength: 3 }),
    // Own keys, whatever their names: assigning would lose `__proto__`.
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...hostileKeys), fc.string()), tie('value')), { maxLength: 4 })
      .map(Object.fromEntries),
  ),
})).value

/** A value as JSON, with the numbers that no number of JavaScript is written as. */
export function jsonOf(value: unknown): string {
  const huge = (_key: string, each: unknown) =>
    each === Infinity || each === -Infinity ? `\u{1}${each > 0 ? '' : '-'}1e999\u{1}` : each
  return (JSON.stringify(value, huge) ?? 'null').replaceAll(/"\\u0001(-?1e999)\\u0001"/g, '$1')
}

type Place = readonly (string | number)[]

function placesIn(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [here]
  return [here, ...Object.entries(value).flatMap(([key, inside]) => placesIn(inside, [...here, key]))]
}

/** A copy with what is at this place replaced, or left out, or with one more key than it should have. */
function changed(value: unknown, [step, ...rest]: Place, by: unknown, how: 'replace' | 'remove' | 'add'): unknown {
  if (step === undefined) {
    if (how !== 'add' || typeof value !== 'object' || value === null || Array.isArray(value)) return by
    return Object.fromEntries([...Object.entries(value), ['__proto__', by], ['polluted', by]])
  }
  if (typeof value !== 'object' || value === null) return value
  const isGone = how === 'remove' && rest.length === 0
  const kept = Object.entries(value).filter(([key]) => !(isGone && key === String(step)))
  const entries = kept.map(
    ([key, inside]) => [key, key === String(step) ? changed(inside, rest, by, how) : inside] as const,
  )
  return Array.isArray(value) ? entries.map(([, inside]) => inside) : Object.fromEntries(entries)
}

/** This value with each hostile text, number and key in each of its places, one at a time. */
export function everyPlace(valid: unknown): unknown[] {
  const things = [...hostileTexts, ...foreignAddresses, ...nastyNumbers, pollution, [], null]
  return placesIn(valid).flatMap((place) => [
    ...things.map((by) => changed(valid, place, by, 'replace')),
    ...[changed(valid, place, null, 'remove'), changed(valid, place, pollution, 'add')],
  ])
}

/** Anything at all, or this value with up to three things in it that are not as they should be. */
export function hostile(valid: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(valid)
  const change = fc.tuple(
    fc.constantFrom(...places),
    anyValue,
    fc.constantFrom('replace' as const, 'remove' as const, 'add' as const),
  )
  const changes = fc.array(change, { minLength: 1, maxLength: 3 })
  const nearly = changes.map((each) => each.reduce((value, [place, by, how]) => changed(value, place, by, how), valid))
  return fc.oneof({ weight: 4, arbitrary: nearly }, { weight: 1, arbitrary: anyValue })
}

/** The hostile keys that a value has of its own, however deep: a reader that lets them through knows no shape. */
export function hostileKeysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Reflect.ownKeys(value).filter((key) => hostileKeys.some((each) => each === key))
  return [...own.map(String), ...Object.values(value).flatMap(hostileKeysIn)]
}

/** What was put into every object of this program; nothing, unless something was polluted. */
export function pollutedKeys(): string[] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].flatMap(Object.keys)
}
