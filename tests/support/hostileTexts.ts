import fc from 'fast-check'

/** Addresses of other sites, also in disguised forms. None may be accepted as a path of the app. */
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

/** Texts with markup, templates or code, and texts that programs often handle wrongly. */
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

/** Keys that pollute prototypes when they are assigned. */
const hostileKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'polluted'] as const

/** Any text, with hostile ones more often. */
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

/** JSON that would pollute prototypes when it is merged. */
export const pollution = JSON.parse(
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
) as object

/** Any JSON value, with hostile keys and numbers more often. */
export const anyValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.constant(pollution),
    fc.array(tie('value'), { maxLength: 3 }),
    // `fromEntries` creates own keys; an assignment would lose `__proto__`.
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...hostileKeys), fc.string()), tie('value')), { maxLength: 4 })
      .map(Object.fromEntries),
  ),
})).value

/** A value as JSON, with infinite numbers as `1e999`, which `JSON.stringify` cannot write. */
export function jsonOf(value: unknown): string {
  const huge = (_key: string, each: unknown) =>
    each === Infinity || each === -Infinity ? `\u{1}${each > 0 ? '' : '-'}1e999\u{1}` : each
  return (JSON.stringify(value, huge) ?? 'null').replaceAll(/"\\u0001(-?1e999)\\u0001"/g, '$1')
}

type Path = readonly (string | number)[]

function pathsIn(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here]
  return [here, ...Object.entries(value).flatMap(([key, inside]) => pathsIn(inside, [...here, key]))]
}

/** A copy with the value at this path replaced, removed, or extended by hostile keys. */
function changed(value: unknown, [step, ...rest]: Path, by: unknown, how: 'replace' | 'remove' | 'add'): unknown {
  if (step === undefined) {
    if (how !== 'add' || typeof value !== 'object' || value === null || Array.isArray(value)) return by
    return Object.fromEntries([...Object.entries(value), ['__proto__', by], ['polluted', by]])
  }
  if (typeof value !== 'object' || value === null) return value
  const isGone = how === 'remove' && rest.length === 0
  const remaining = Object.entries(value).filter(([key]) => !(isGone && key === String(step)))
  const entries = remaining.map(
    ([key, inside]) => [key, key === String(step) ? changed(inside, rest, by, how) : inside] as const,
  )
  return Array.isArray(value) ? entries.map(([, inside]) => inside) : Object.fromEntries(entries)
}

/** Copies of this value with each hostile text, number and key at each of its paths, one at a time. */
export function everyHostileCopy(valid: unknown): unknown[] {
  const values = [...hostileTexts, ...foreignAddresses, ...nastyNumbers, pollution, [], null]
  return pathsIn(valid).flatMap((path) => [
    ...values.map((by) => changed(valid, path, by, 'replace')),
    ...[changed(valid, path, null, 'remove'), changed(valid, path, pollution, 'add')],
  ])
}

/** Any value, or this value with up to three hostile changes. */
export function hostile(valid: unknown): fc.Arbitrary<unknown> {
  const paths = pathsIn(valid)
  const change = fc.tuple(
    fc.constantFrom(...paths),
    anyValue,
    fc.constantFrom('replace' as const, 'remove' as const, 'add' as const),
  )
  const changes = fc.array(change, { minLength: 1, maxLength: 3 })
  const nearly = changes.map((each) => each.reduce((value, [path, by, how]) => changed(value, path, by, how), valid))
  return fc.oneof({ weight: 4, arbitrary: nearly }, { weight: 1, arbitrary: anyValue })
}

/** The hostile own keys of a value at any depth. A parser that follows its schema returns none. */
export function hostileKeysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Reflect.ownKeys(value).filter((key) => hostileKeys.some((each) => each === key))
  return [...own.map(String), ...Object.values(value).flatMap(hostileKeysIn)]
}

/** The keys added to built-in prototypes; empty unless one was polluted. */
export function pollutedKeys(): string[] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].flatMap(Object.keys)
}
