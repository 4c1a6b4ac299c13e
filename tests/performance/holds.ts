import { median } from './figures/figures.ts'
import { atLeast, atMost, shareOf, type Verdict } from './figures/verdicts.ts'
import { largeHotel } from './hotels.ts'
import { categories, methods, type Method } from './lighthouse.ts'
import type { Measured } from './measure.ts'
import type { MeasuredPage } from './pages.ts'
import type { Results } from './results.ts'
import { answeredAtOnce, type Smooth } from './smooth.ts'
import { ways } from './visit.ts'

const FRAME_MS = 1000 / 60
const LONG_SCREEN_MS = 100
const TBT_MS = 50

/** The share of the static page's time that a page's first paint, and home's largest paint, may take. */
const ofStatic = { simulate: { fcp: 1.3, lcp: 1.6 }, devtools: { fcp: 1.25, lcp: 1.8 } } as const
/** The share of the hello-world's LCP after which home's tiles are usable. */
const ofHello = { cold: 0.85, warm: 0.26, offline: 0.26 } as const

const paint = (measured: Measured | undefined, method: Method, which: 'fcp' | 'lcp') =>
  median(measured?.[method].map((each) => each[which]) ?? [])

function ofPaint(name: string, which: 'fcp' | 'lcp', { measured }: Results): Verdict[] {
  return methods.map((method) => {
    const still = { name: 'the static page', is: paint(measured.get('static'), method, which) }
    const is = paint(measured.get(name), method, which)
    return shareOf(`${name}: ${which.toUpperCase()}, ${method}`, is, ofStatic[method][which], still)
  })
}

/** Home's limits beyond those of every page. */
function ofHome(results: Results): Verdict[] {
  const home = results.measured.get('home')
  if (home === undefined) return []
  const hello = { name: 'the hello-world\u2019s LCP', is: paint(results.measured.get('hello'), 'devtools', 'lcp') }
  const usable = ways.map((way) => {
    const is = median(home[way].map((visit) => visit.usable))
    return shareOf(`home, ${way}: tiles usable`, is, ofHello[way], hello)
  })
  const tbt = median(home.simulate.map((judged) => judged.tbt))
  return [...ofPaint('home', 'lcp', results), atMost('home: TBT, simulate', tbt, TBT_MS), ...usable]
}

function ofScores({ name, score }: MeasuredPage, { measured }: Results): Verdict[] {
  const lowest = { performance: score, accessibility: 100, 'best-practices': 100, seo: 100 } as const
  return categories.map((category) => {
    const scores = measured.get(name)?.simulate.map((judged) => judged.scores[category]) ?? []
    return atLeast(`${name}: Lighthouse ${category}`, median(scores), lowest[category])
  })
}

function ofShifts({ name }: MeasuredPage, { measured }: Results): Verdict[] {
  return ways.flatMap((way) => {
    const visits = measured.get(name)?.[way] ?? []
    if (way === 'offline' && visits.length === 0) return []
    const cls = median(visits.map((visit) => visit.cls))
    return [{ ...atMost(`${name}, ${way}: CLS`, cls, 0.0049, { unit: '', digits: 2 }), aim: '0.00' }]
  })
}

function ofSmoothness({ roomService, menu, taps, slowTaps }: Smooth): Verdict[] {
  const all = [...taps, ...slowTaps]
  return [
    atMost(`room service with ${largeHotel.products} products: longest task`, roomService, LONG_SCREEN_MS),
    atMost(`menu with ${largeHotel.menuItems} items: longest task`, menu, LONG_SCREEN_MS),
    {
      what: 'quantity taps answered in the next frame',
      is: answeredAtOnce(all),
      aim: 'all',
      holds: all.length > 0 && all.every(({ inNextFrame }) => inNextFrame),
    },
    atMost('quantity tap: work until it is painted, processor not slowed', median(taps.map(({ ms }) => ms)), FRAME_MS, {
      digits: 1,
    }),
  ]
}

/** The verdict on each figure that has a limit, as far as it was measured: without Lighthouse there are no baselines. */
export function whatHolds(results: Results, pages: readonly MeasuredPage[]): Verdict[] {
  const hasFloors = results.measured.has('hello')
  const ofLighthouse = !hasFloors
    ? []
    : [
        ...pages.flatMap(({ name }) => ofPaint(name, 'fcp', results)),
        ...ofHome(results),
        ...pages.flatMap((page) => ofScores(page, results)),
      ]
  const smooth = results.smooth === undefined ? [] : ofSmoothness(results.smooth)
  return [...ofLighthouse, ...pages.flatMap((page) => ofShifts(page, results)), ...smooth]
}
