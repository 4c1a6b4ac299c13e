import { readdirSync } from 'node:fs'
import path from 'node:path'
import budgets from './budgets.json' with { type: 'json' }
import { inlineCode } from '#src/deploy/securityHeaders.ts'
import { kibInline, type BuiltApp } from './chunks.ts'

/** An item with a budget: its compressed size and its limit. */
export interface Weighed {
  /** The name in `budgets.json`, followed by the name of the chunk where the budget applies to several. */
  readonly name: string
  readonly kib: number
  readonly limit: number
}

/** Raises the limit of one item. */
interface Raise {
  /** The name as in `Weighed`. */
  readonly name: string
  readonly kib: number
  readonly reason: string
}

type BudgetName = keyof typeof budgets

const raises: readonly Raise[] = Object.values(budgets).flatMap((budget): readonly Raise[] => budget.raises)

function weighed(budget: BudgetName, kib: number, item?: string): Weighed {
  const name = item === undefined ? budget : `${budget} ${item}`
  const raised = raises.find((raise) => raise.name === name)
  return { name, kib, limit: raised?.kib ?? budgets[budget].kib }
}

/** Whether a chunk contains the texts of the screens other than home: by its source file or its chunk name. */
const isTexts = (chunk: string) => chunk === 'src/i18n/screenTexts.ts'

/** The chunk of what several screens share (`src/build/chunks.ts`), loaded once with the first of them. */
const isShared = (file: string) => /\/shared-[^/]+\.js$/.test(file)

export function fontsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.woff2')).map((name) => name.replaceAll(path.sep, '/'))
}

/** Measures every item that has a budget, in the app built into `folder`. */
export function weigh(app: BuiltApp, folder: string): Weighed[] {
  const { scripts, styles } = inlineCode(app.page)
  const css = styles.join('')
  const [picture = ''] = /url\("data:[^"]*"\)/.exec(css) ?? []
  const later = [...app.later()]
  const texts = later.filter(([name]) => isTexts(name)).flatMap(([, files]) => [...files])
  const routes = later.filter(([name]) => !isTexts(name))
  const shared = new Set(later.flatMap(([, files]) => [...files]).filter(isShared))
  const own = (files: Iterable<string>) => [...files].filter((file) => !isShared(file))
  return [
    weighed('first-load JS', app.kibOf(app.firstLoad()) + kibInline(scripts.join(''))),
    weighed('first-load CSS', kibInline(css.replace(picture, ''))),
    weighed('fonts', app.kibOf(fontsIn(folder))),
    weighed('header picture', kibInline(picture)),
    weighed('shared by screens', app.kibOf(shared)),
    weighed('texts', app.kibOf(new Set(own(texts)))),
    ...routes.map(([name, files]) => weighed('route', app.kibOf(own(files)), name)),
  ]
}

/** One sentence for each item that exceeds its budget. */
export function overBudget(all: readonly Weighed[]): string[] {
  const over = all.filter(({ kib, limit }) => kib > limit)
  return over.map(({ name, kib, limit }) => `${name} is ${kib.toFixed(1)} KiB, its budget ${limit} KiB`)
}
