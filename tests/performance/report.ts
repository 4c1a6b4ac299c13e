import { median } from './figures/figures.ts'
import { table } from './figures/table.ts'
import type { Verdict } from './figures/verdicts.ts'
import { largeHotel } from './hotels.ts'
import { categories, methods } from './lighthouse.ts'
import type { Results } from './results.ts'
import { answeredAtOnce } from './smooth.ts'
import { ways } from './visit.ts'

const ms = (value?: number) => (value === undefined ? '–' : value.toFixed(0))

function lighthouse({ measured }: Results): string {
  const head = ['Lighthouse, medians', 'FCP', 'LCP', 'TBT', 'KiB', ...categories]
  const rows = [...measured].flatMap(([name, each]) => {
    return methods.flatMap((method) => {
      const { [method]: runs } = each
      if (runs.length === 0) return []
      const times = (['fcp', 'lcp', 'tbt', 'kib'] as const).map((figure) => median(runs.map((run) => run[figure])))
      const scores = categories.map((category) => median(runs.map((run) => run.scores[category])))
      return [[`${name}, ${method}`, ...[...times, ...scores].map(ms)]]
    })
  })
  if (rows.length === 0) return ''
  const complaints = [...measured].flatMap(([name, { simulate }]) => {
    return (simulate.at(-1)?.complaints ?? []).map((complaint) => `  ${name}, ${complaint}`)
  })
  return [table([head, ...rows]), ...complaints].join('\n')
}

function visits({ measured }: Results): string {
  const rows = [...measured].flatMap(([name, each]) => {
    return ways.flatMap((way) => {
      const { [way]: made } = each
      const [usable, cls] = [median(made.map((visit) => visit.usable)), median(made.map((visit) => visit.cls))]
      return made.length === 0 ? [] : [[`${name}, ${way}`, ms(usable), cls?.toFixed(2) ?? '–']]
    })
  })
  return table([['visits, medians', 'usable', 'CLS'], ...rows])
}

function smoothness({ smooth }: Results): string {
  if (smooth === undefined) return ''
  const slowest = (taps: typeof smooth.taps) => Math.max(...taps.map((tap) => tap.ms)).toFixed(1)
  return table([
    ['smooth', ''],
    [`room service with ${largeHotel.products} products, longest task`, `${ms(smooth.roomService)} ms`],
    [`menu with ${largeHotel.menuItems} items, longest task`, `${ms(smooth.menu)} ms`],
    [
      'taps answered in the next frame, 4x slower',
      `${answeredAtOnce(smooth.slowTaps)}, work at most ${slowest(smooth.slowTaps)} ms`,
    ],
    [
      'taps answered in the next frame, not slowed',
      `${answeredAtOnce(smooth.taps)}, work at most ${slowest(smooth.taps)} ms`,
    ],
  ])
}

/** Formats all results as text. */
export function report(results: Results, verdicts: readonly Verdict[]): string {
  const parts = [lighthouse, visits, smoothness].map((part) => part(results))
  const rows = verdicts.map(({ what, is, aim, holds }) => `${holds ? '✓' : '✗'} ${what}: ${is} (${aim})`)
  return [...parts, ['holds?', ...rows].join('\n')].filter((part) => part !== '').join('\n\n')
}
