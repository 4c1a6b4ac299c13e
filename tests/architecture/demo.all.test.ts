import { expect, it } from 'vitest'
import { contentOf, traces } from './builds.ts'

it('the demo build contains what the production build must not', () => {
  const demo = contentOf('dist-demo')
  expect(traces.filter(([, trace]) => !trace.test(demo))).toEqual([])
})
