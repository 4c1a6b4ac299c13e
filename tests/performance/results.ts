import type { Judged } from './lighthouse.ts'
import type { Visits } from './measure.ts'
import type { Smooth } from './smooth.ts'

/** All that one run of `npm run perf` found. What was not asked for is not there. */
export interface Results {
  /** By the name of the floor or of the page. */
  readonly visits: ReadonlyMap<string, Visits>
  readonly lighthouse: ReadonlyMap<string, Judged>
  readonly smooth: Smooth | undefined
}
