import { describe, expect, it } from 'vitest'
import { parseStaticConfig } from './config.ts'
import * as slice from './configSlice.ts'

const { configLoaded, configReducer, lastGoodConfigFound, staticConfigLoaded } = slice
const { selectApiBase, selectConfig, selectConfigState } = slice

const fixture = () =>
  parseStaticConfig({
    ...{ appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api', currency: 'eur' },
    deviceProfile: { contentModules: [{ moduleName: 'Bar', sortOrder: 1, internalUrl: '/bar' }] },
  })

type Action = Parameters<typeof configReducer>[1]

const stateAfter = (...actions: Action[]) => {
  let state = configReducer(undefined, { type: 'begin' })
  for (const action of actions) state = configReducer(state, action)
  return { config: state }
}
const after = (...actions: Action[]) => selectConfig(stateAfter(...actions))

it('a second visit keeps the same configuration object when the hotel’s is equal', () => {
  const stored = parseStaticConfig(JSON.parse(JSON.stringify(fixture())))
  expect(after(lastGoodConfigFound({ config: stored, error: null }), staticConfigLoaded(fixture()))).toBe(stored)
  expect(
    after(lastGoodConfigFound({ config: stored, error: null }), staticConfigLoaded(fixture()), configLoaded(fixture())),
  ).toBe(stored)
})

it('a changed configuration is applied: the API base at once, the rest when all has loaded', () => {
  const now = { ...fixture(), appName: 'Other', COMPANION_BASE_JAVA_URL: '/new' }
  expect(after(lastGoodConfigFound({ config: fixture(), error: null }), staticConfigLoaded(now))).toEqual({
    ...fixture(),
    COMPANION_BASE_JAVA_URL: '/new',
  })
  expect(
    after(lastGoodConfigFound({ config: fixture(), error: null }), staticConfigLoaded(now), configLoaded(now)),
  ).toEqual(now)
})

describe('the screens', () => {
  const known = (...actions: Action[]) => selectConfigState(stateAfter(...actions))

  it('wait on a first visit for the hotel’s configuration too', () => {
    expect(known(staticConfigLoaded(fixture()))).toMatchObject({ loading: true, ready: false })
    expect(selectApiBase(stateAfter(staticConfigLoaded(fixture())))).toBe('/api')
    expect(known(staticConfigLoaded(fixture()), configLoaded(fixture()))).toEqual({
      ...{ config: fixture(), loading: false, error: null, ready: true, isLastGood: false },
    })
  })

  it('open at once with the last good configuration, marked as such until the hotel has answered', () => {
    const found = lastGoodConfigFound({ config: fixture(), error: null })
    expect(known(found)).toMatchObject({ loading: true, ready: true, isLastGood: true })
    expect(known(found, configLoaded(fixture()))).toMatchObject({ ready: true, isLastGood: false })
  })
})
