import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import guests from '#fixtures/guests.json'
import products from '#fixtures/products.json'

const root = path.resolve(import.meta.dirname, '../..')
const readable = /\.(?:js|mjs|css|html|json|svg|txt|map|webmanifest)$/

/** Names and texts of everything in a build, as one text. */
export function contentOf(folder: string): string {
  const base = path.join(root, folder)
  if (!existsSync(base)) throw new Error(`${folder} is not built: run "npm run build:test"`)
  const names = readdirSync(base, { recursive: true, encoding: 'utf8' })
  return names
    .map((name) => `${name}\n${readable.test(name) ? readFileSync(path.join(base, name), 'utf8') : ''}`)
    .join('\n')
}

/** Texts that only the mock server contains. `demo.all.test.ts` finds each in the demo build. */
export const traces: readonly (readonly [what: string, trace: RegExp])[] = [
  ['msw\u2019s worker', /mockServiceWorker/],
  ['msw', /\bmsw\b/i],
  ['@mswjs/data', /@mswjs|primaryKey/],
  ['the hotel\u2019s pictures', /hotel-pictures/],
  ['the first guest\u2019s account', /100200/],
  ...guests.map(({ fullName }) => [`the guest ${fullName}`, new RegExp(fullName)] as const),
  // Not the first dish, which the recommendations also name.
  ...products.slice(1, 4).map(({ label }) => [`the dish ${label}`, new RegExp(label)] as const),
]
