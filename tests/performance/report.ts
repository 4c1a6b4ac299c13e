import { table } from './figures/table.ts'
import type { Verdict } from './figures/verdicts.ts'
import { largeHotel } from './hotels.ts'
import { categories } from './lighthouse.ts'
import { mediansOf } from './measure.ts'
import type { Results } from './results.ts'
import { answeredAtOnce } from './smooth.ts'
import { ways } from './visit.ts'

const ms = (value?: number) => (value === undefined ? '–' : value.toFixed(0))
const kib = (bytes?: number) => (bytes === undefined ? '–' : (bytes / 1024).toFixed(1))

function visited({ visits }: Results) {
  return [...visits].flatMap(([name, each]) => {
    return ways.flatMap((way) => {
      const medians = mediansOf(each[way])
      return medians === undefined ? [] : [{ title: `${name}, ${way}`, medians }]
    })
  })
}

function times(results: Results): string {
  const head = ['ms, medians', 'FCP', 'LCP', 'usable', 'TBT', 'longest task', 'CLS', 'KiB']
  const rows = visited(results).map(({ title, medians: { fcp, lcp, usable, tbt, longest, cls, bytes } }) => {
    return [title, ...[fcp, lcp, usable, tbt, longest].map(ms), cls?.toFixed(2) ?? '–', kib(bytes)]
  })
  return table([head, ...rows])
}

function lighthouse({ lighthouse: judged }: Results): string {
  const rows = [...judged].map(([name, { scores }]) => [name, ...categories.map((category) => ms(scores[category]))])
  const complaints = [...judged].flatMap(([name, each]) =>
    each.complaints.map((complaint) => `  ${name}, ${complaint}`),
  )
  return [table([['Lighthouse, mobile', ...categories], ...rows]), ...complaints].join('\n')
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
  const parts = [times, lighthouse, smoothness].map((part) => part(results))
  const rows = verdicts.map(({ what, is, aim, holds }) => `${holds ? '✓' : '✗'} ${what}: ${is} (${aim})`)
  return [...parts, ['holds?', ...rows].join('\n')].filter((part) => part !== '').join('\n\n')
}
