import { readdirSync } from 'node:fs'
import path from 'node:path'
import budgets from '#tests/perf/budgets.json' with { type: 'json' }
import { languages } from '#src/lib/languages.ts'
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

/** The language whose texts a chunk holds: one made of its folder, or called after it. */
function languageOf(chunk: string): string | undefined {
  return languages.find((language) => chunk.startsWith(`src/i18n/${language}/`) || chunk === `texts-${language}`)
}

function texts(app: BuiltApp): Weighed[] {
  return languages.map((language) => {
    const chunks = [...app.later()].filter(([name]) => languageOf(name) === language)
    return weighed('texts of a language', app.kibOf(new Set(chunks.flatMap(([, files]) => [...files]))), language)
  })
}

/** Font files of a built app. */
export function fontsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.woff2')).map((name) => name.replaceAll(path.sep, '/'))
}

/** Everything that has a budget, weighed in the app that was built into `folder`. */
export function weigh(app: BuiltApp, folder: string): Weighed[] {
  const pictures = addressesIn(app.page, /<(?:img|source)\b[^>]*>|<link\b[^>]*\bas="image"[^>]*>/gi)
  const routes = [...app.later()].filter(([name]) => languageOf(name) === undefined)
  return [
    weighed('first-load JS', app.kibOf(app.firstLoad())),
    weighed('first-load CSS', app.kibOf(addressesIn(app.page, /<link\b[^>]*\brel="stylesheet"[^>]*>/gi))),
    weighed('fonts', app.kibOf(fontsIn(folder))),
    weighed('header picture', Math.max(0, ...pictures.map((file) => app.kib(file)))),
    ...texts(app),
    ...routes.map(([name, files]) => weighed('route', app.kibOf(files), name)),
  ]
}

/** A sentence for each that is over its budget. */
export function overBudget(all: readonly Weighed[]): string[] {
  const over = all.filter(({ kib, limit }) => kib > limit)
  return over.map(({ name, kib, limit }) => `${name} is ${kib.toFixed(1)} KiB, its budget ${limit} KiB`)
}
