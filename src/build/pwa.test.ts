import { expect, it } from 'vitest'
import { paths } from '#src/navigation/paths.ts'
import { precachingWorker } from './pwa.ts'

it('the worker opens every path of the app without a network', () => {
  const denied = precachingWorker.workbox?.navigateFallbackDenylist ?? []
  expect(Object.values(paths).filter((path) => denied.some((each) => each.test(path)))).toEqual([])
})
