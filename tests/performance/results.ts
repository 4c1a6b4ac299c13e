import type { Measured } from './measure.ts'
import type { Smooth } from './smooth.ts'

/** The results of one run of `npm run perf`. Parts that were not requested are empty. */
export interface Results {
  /** By the name of the baseline or page. */
  readonly measured: ReadonlyMap<string, Measured>
  readonly smooth: Smooth | undefined
}
