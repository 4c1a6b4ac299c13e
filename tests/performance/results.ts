import type { Judged } from './lighthouse.ts'
import type { Visits } from './measure.ts'
import type { Smooth } from './smooth.ts'

/** The results of one run of `npm run perf`. Parts that were not requested are empty. */
export interface Results {
  /** By the name of the baseline or page. */
  readonly visits: ReadonlyMap<string, Visits>
  readonly lighthouse: ReadonlyMap<string, Judged>
  readonly smooth: Smooth | undefined
}
