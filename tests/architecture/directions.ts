/** Rooms of the house: a folder (or file) → what it may import beside itself. The first entry that fits a file is its room. */
export const directions: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  ['src/main.tsx', ['src']],
  ['src/boot.ts', []],
  ['src/app', ['src']],
  [
    'src/screens',
    [
      ...['src/receipts', 'src/lastAnswers', 'src/api', 'src/session', 'src/config', 'src/wire', 'src/lib'],
      ...['src/navigation', 'src/analytics', 'src/i18n', 'src/ui', 'src/static'],
    ],
  ],
  [
    'src/receipts',
    ['src/api', 'src/session', 'src/config', 'src/wire', 'src/lib', 'src/ui', 'src/i18n', 'src/navigation'],
  ],
  // Not from receipts: an old list is no truth about what became of a submission.
  ['src/lastAnswers', ['src/api', 'src/session', 'src/config', 'src/wire', 'src/lib', 'src/ui', 'src/i18n']],
  ['src/api', ['src/session', 'src/config', 'src/wire', 'src/lib']],
  ['src/session', ['src/config', 'src/wire', 'src/lib']],
  ['src/config', ['src/wire', 'src/lib']],
  ['src/wire', ['src/lib']],
  ['src/navigation', ['src/lib']],
  ['src/analytics', ['src/lib']],
  ['src/i18n', ['src/lib']],
  ['src/ui', ['src/lib']],
  ['src/lib', []],
  ['src', []],
  ['mock-server/desk', ['mock-server', 'fixtures', 'src/wire', 'src/lib', 'src/ui', 'src/i18n']],
  // The host sends the headers that a deployment's configuration implies.
  ['mock-server/doors', ['mock-server', 'fixtures', 'src/config', 'src/wire', 'src/lib']],
  ['mock-server', ['fixtures', 'src/wire', 'src/lib']],
  ['fixtures', []],
  // The API slice runs in a store that holds what it reads: where the API is and who is signed in.
  ['contracts', ['src/receipts', 'src/api', 'src/config', 'src/session', 'mock-server']],
  ['vite.config.ts', ['mock-server/doors']],
]

/** Rooms that may import only types from another. */
export const typesOnly: readonly (readonly [room: string, from: string])[] = [['src/wire', 'src/lib']]

/** The one place where `src` reaches the fake, and the rooms that must not know certain packages. */
export const doorToTheFake = 'src/app'
export const strangers: readonly (readonly [room: string, packages: readonly string[]])[] = [
  ['src/ui', ['@reduxjs/toolkit', 'react-redux', 'react-router-dom', 'i18next', 'react-i18next']],
  ['src', ['msw', '@mswjs/data', 'json-server', 'lowdb', '@pact-foundation/pact', 'vitest', '@faker-js/faker']],
]
