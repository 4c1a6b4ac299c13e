import { median, SHORT_MS } from './figures/figures.ts'
import { atLeast, atMost, shareOf, type Verdict } from './figures/verdicts.ts'
import { largeHotel } from './hotels.ts'
import { categories } from './lighthouse.ts'
import { mediansOf, type Medians } from './measure.ts'
import type { Results } from './results.ts'
import { answeredAtOnce, type Smooth } from './smooth.ts'
import { ways, type Way } from './visit.ts'

const FRAME_MS = 1000 / 60
const LONG_SCREEN_MS = 100
/** The share of the first visit's time that a later visit may take. */
const AGAIN = 0.35
const lowest = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type MediansOf = (name: string, way?: Way) => Medians | undefined

function ofHome(of: MediansOf): Verdict[] {
  const [home, still, hello] = [of('home'), of('static'), of('hello')]
  if (home === undefined) return []
  const beyondHello = (ms?: number) => (ms === undefined ? undefined : ms + SHORT_MS)
  const again = (['warm', 'offline'] as const).map((way) => {
    return shareOf(`home, ${way}: tiles usable`, of('home', way)?.usable, AGAIN, { name: 'cold', is: home.usable })
  })
  return [
    shareOf('home: FCP', home.fcp, 1.1, { name: 'the static page', is: still?.fcp }),
    shareOf('home: LCP', home.lcp, 1.3, { name: 'the static page', is: still?.lcp }),
    shareOf('home: tiles usable', home.usable, 1.15, { name: 'the hello-world\u2019s LCP', is: hello?.lcp }),
    atMost('home: TBT', home.tbt, beyondHello(hello?.tbt), { because: '50 ms more than the hello-world' }),
    ...again,
    atMost('home, warm: FCP', of('home', 'warm')?.fcp, still?.fcp, { because: 'the static page' }),
    atMost('home: longest task', home.longest, beyondHello(hello?.longest), {
      because: '50 ms more than the hello-world',
    }),
    atMost('home: longest task once tiles are usable', home.longestAfter, SHORT_MS),
  ]
}

function layoutShifts(names: readonly string[], of: MediansOf): Verdict[] {
  const each = names.flatMap((name) => ways.map((way) => [name, way, of(name, way)?.cls] as const))
  return each
    .filter(([, way, cls]) => way !== 'offline' || cls !== undefined)
    .map(([name, way, cls]) => ({
      ...atMost(`${name}, ${way}: CLS`, cls, 0.0049, { unit: '', digits: 2 }),
      aim: '0.00',
    }))
}

function ofLighthouse({ lighthouse }: Results): Verdict[] {
  return [...lighthouse].flatMap(([name, { scores }]) => {
    return categories.map((category) => atLeast(`${name}: Lighthouse ${category}`, scores[category], lowest[category]))
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

/** The verdict on each figure that has a limit, as far as it was measured. */
export function whatHolds(results: Results, pages: readonly string[]): Verdict[] {
  const of: MediansOf = (name, way = 'cold') => mediansOf(results.visits.get(name)?.[way])
  const smooth = results.smooth === undefined ? [] : ofSmoothness(results.smooth)
  return [...ofHome(of), ...layoutShifts(pages, of), ...ofLighthouse(results), ...smooth]
}
