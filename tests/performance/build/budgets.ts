import { readdirSync } from 'node:fs'
import path from 'node:path'
import budgets from '#tests/performance/budgets.json' with { type: 'json' }
import { addressesIn, type BuiltApp } from './chunks.ts'

/** One thing that has a budget: what it weighs, and what it may. */
export interface Weighed {
  /** As `budgets.json` calls it, with its own name where there are several. */
  readonly name: string
  readonly kib: number
  readonly limit: number
}

/** Lets one thing weigh more than its budget says. */
interface Raise {
  /** Its whole name. */
  readonly name: string
  readonly kib: number
  readonly reason: string
}

type BudgetName = keyof typeof budgets

/** Every raise of every budget. */
export const raises: readonly Raise[] = Object.values(budgets).flatMap((budget): readonly Raise[] => budget.raises)

function weighed(budget: BudgetName, kib: number, item?: string): Weighed {
  const name = item === undefined ? budget : `${budget} ${item}`
  const raised = raises.find((raise) => raise.name === name)
  return { name, kib, limit: raised?.kib ?? budgets[budget].kib }
}

/** The texts of every screen but home: a chunk made of this file, or called after it. */
const isTexts = (chunk: string) => chunk === 'src/i18n/screens.ts' || chunk === 'texts'

/** Font files of a built app. */
export function fontsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.woff2')).map((name) => name.replaceAll(path.sep, '/'))
}

/** Everything that has a budget, weighed in the app that was built into `folder`. */
export function weigh(app: BuiltApp, folder: string): Weighed[] {
  const pictures = addressesIn(app.page, /<(?:img|source)\b[^>]*>|<link\b[^>]*\bas="image"[^>]*>/gi)
  const later = [...app.later()]
  const texts = later.filter(([name]) => isTexts(name)).flatMap(([, files]) => [...files])
  const routes = later.filter(([name]) => !isTexts(name))
  return [
    weighed('first-load JS', app.kibOf(app.firstLoad())),
    weighed('first-load CSS', app.kibOf(addressesIn(app.page, /<link\b[^>]*\brel="stylesheet"[^>]*>/gi))),
    weighed('fonts', app.kibOf(fontsIn(folder))),
    weighed('header picture', Math.max(0, ...pictures.map((file) => app.kib(file)))),
    weighed('texts', app.kibOf(new Set(texts))),
    ...routes.map(([name, files]) => weighed('route', app.kibOf(files), name)),
  ]
}

/** A sentence for each that is over its budget. */
export function overBudget(all: readonly Weighed[]): string[] {
  const over = all.filter(({ kib, limit }) => kib > limit)
  return over.map(({ name, kib, limit }) => `${name} is ${kib.toFixed(1)} KiB, its budget ${limit} KiB`)
}
