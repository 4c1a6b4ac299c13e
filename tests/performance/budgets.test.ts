import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fontsIn, overBudget, weigh } from './budgets.ts'
import { BuiltApp } from './chunks.ts'

/** What `npm run build:test` builds: the production build, with Vite's manifest. */
const folder = path.resolve(import.meta.dirname, '../../dist')
const app = new BuiltApp(folder)
const all = weigh(app, folder)

describe('what a guest loads', () => {
  it.each(all.map((each) => [each.name, each] as const))('%s is within its budget', (_name, weighed) => {
    expect(overBudget([weighed])).toEqual([])
  })

  it('has at most two fonts', () => {
    expect(fontsIn(folder).length).toBeLessThanOrEqual(2)
  })

  it('has every kind of file that has a budget', () => {
    const heavier = all.filter(({ kib }) => kib > 0).map(({ name }) => name)
    expect(heavier).toEqual(expect.arrayContaining(['first-load JS', 'first-load CSS', 'fonts', 'header picture']))
    expect(heavier.filter((name) => name.startsWith('route ')).length).toBeGreaterThan(5)
  })

  it('starts with one entry script, which index.html names', () => {
    expect(app.entries().length).toBe(1)
    expect(app.named()).toEqual(expect.arrayContaining(app.entries()))
  })
})

console.table(all.map(({ name, kib, limit }) => ({ name, KiB: kib.toFixed(1), limit })))
