import { expect, it } from 'vitest'
import { parseStaticConfig } from './config.ts'
import { configLoaded, configReducer, lastGoodConfigFound, selectConfig, staticConfigLoaded } from './configSlice.ts'

const fixture = () =>
  parseStaticConfig({
    ...{ appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api', currency: 'eur' },
    deviceProfile: { contentModules: [{ moduleName: 'Bar', sortOrder: 1, internalUrl: '/bar' }] },
  })

const after = (...actions: Parameters<typeof configReducer>[1][]) => {
  let state = configReducer(undefined, { type: 'begin' })
  for (const action of actions) state = configReducer(state, action)
  return selectConfig({ config: state })
}

it('a second visit goes on with the very configuration it began with, while the hotel says the same', () => {
  const kept = parseStaticConfig(JSON.parse(JSON.stringify(fixture())))
  expect(after(lastGoodConfigFound(kept), staticConfigLoaded(fixture()))).toBe(kept)
  expect(after(lastGoodConfigFound(kept), staticConfigLoaded(fixture()), configLoaded(fixture()))).toBe(kept)
})

it('what has changed since is taken: the base at once, all else with the whole', () => {
  const now = { ...fixture(), appName: 'Other', COMPANION_BASE_JAVA_URL: '/new' }
  expect(after(lastGoodConfigFound(fixture()), staticConfigLoaded(now))).toEqual({ ...fixture(), COMPANION_BASE_JAVA_URL: '/new' })
  expect(after(lastGoodConfigFound(fixture()), staticConfigLoaded(now), configLoaded(now))).toEqual(now)
})
