/** What screens, submissions and the offline cache all need to request hotel data and to show it. */
const hotelData = [
  ...['src/hotel', 'src/api', 'src/session', 'src/config', 'src/schemas', 'src/storage', 'src/lib'],
  ...['src/ui', 'src/i18n'],
]

/** Folders (or files) and what each may import besides itself. The first entry that contains a file applies. */
export const directions: readonly (readonly [folder: string, mayImport: readonly string[]])[] = [
  ['src/main.tsx', ['src']],
  // Bundled by itself: only what needs no library.
  [
    'src/first-page',
    ['src/config', 'src/i18n', 'src/lib', 'src/navigation', 'src/schemas', 'src/screens/home', 'src/storage', 'src/ui'],
  ],
  ['src/app', ['src']],
  ['src/screens', [...hotelData, 'src/submissions', 'src/offline', 'src/navigation', 'src/analytics', 'src/static']],
  ['src/submissions', [...hotelData, 'src/navigation']],
  // Not from submissions: a stored list must never decide the outcome of a submission.
  ['src/offline', hotelData],
  ['src/hotel', ['src/config', 'src/schemas', 'src/lib', 'src/ui', 'src/i18n']],
  ['src/api', ['src/session', 'src/config', 'src/schemas', 'src/lib']],
  ['src/session', ['src/config', 'src/schemas', 'src/storage', 'src/lib']],
  ['src/config', ['src/schemas', 'src/storage', 'src/lib']],
  ['src/schemas', ['src/lib']],
  ['src/navigation', ['src/storage', 'src/lib']],
  ['src/analytics', ['src/storage', 'src/lib']],
  ['src/i18n', ['src/storage', 'src/lib']],
  ['src/ui', ['src/storage', 'src/lib']],
  ['src/storage', ['src/lib']],
  ['src/lib', []],
  ['src/deploy', ['src/build', 'src/config', 'src/schemas', 'src/lib']],
  ['src/build', []],
  ['src', []],
  [
    'mock-server/desk',
    [
      ...['mock-server', 'fixtures', 'src/hotel', 'src/schemas', 'src/storage', 'src/lib', 'src/ui', 'src/i18n'],
      // The page that enters a demo signs the guest in.
      ...['src/config', 'src/session'],
    ],
  ],
  // The host sends the headers that a deployment's configuration implies.
  ['mock-server/adapters', ['mock-server', 'fixtures', 'src/deploy', 'src/config', 'src/schemas', 'src/lib']],
  ['mock-server/host', ['mock-server', 'src/build', 'src/lib']],
  ['mock-server/stub', ['mock-server', 'src/build', 'src/lib']],
  ['mock-server', ['fixtures', 'src/hotel', 'src/schemas', 'src/lib']],
  ['fixtures', []],
  // Consumer tests call the hotel through the app's own store. The pages list the words and paths that
  // the app knows, and what its screens make of a mutation.
  [
    'contracts',
    [
      ...['src/api', 'src/build', 'src/config', 'src/hotel', 'src/i18n', 'src/lib', 'src/navigation', 'src/schemas'],
      ...['src/screens', 'src/submissions', 'mock-server', 'tests/support'],
    ],
  ],
  ['vite.config.ts', ['src/build']],
]

/** Folders that may import only types from another. */
export const typesOnly: readonly (readonly [folder: string, from: string])[] = [['src/schemas', 'src/lib']]

/** The one folder from which `src` reaches the mock server, and the packages that a folder must not import. */
export const mockEntry = 'src/app'
export const forbiddenPackages: readonly (readonly [folder: string, packages: readonly string[]])[] = [
  ['src/ui', ['@reduxjs/toolkit', 'react-redux', 'react-router-dom', 'i18next', 'react-i18next']],
  ['src', ['msw', '@mswjs/data', 'json-server', 'lowdb', '@pact-foundation/pact', 'vitest', '@faker-js/faker']],
  ['mock-server', ['vitest']],
  ['fixtures', ['vitest']],
]
