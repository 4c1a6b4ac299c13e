import { describe, expect, it } from 'vitest'
import { parseStaticConfig } from './config.ts'
import * as slice from './configSlice.ts'

const { configFailed, configLoaded, configReducer, configRequested, lastGoodConfigFound, staticConfigLoaded } = slice
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

it('a second visit goes on with the very configuration it began with, while the hotel says the same', () => {
  const kept = parseStaticConfig(JSON.parse(JSON.stringify(fixture())))
  expect(after(lastGoodConfigFound(kept), staticConfigLoaded(fixture()))).toBe(kept)
  expect(after(lastGoodConfigFound(kept), staticConfigLoaded(fixture()), configLoaded(fixture()))).toBe(kept)
})

it('what has changed since is taken: the base at once, all else with the whole', () => {
  const now = { ...fixture(), appName: 'Other', COMPANION_BASE_JAVA_URL: '/new' }
  expect(after(lastGoodConfigFound(fixture()), staticConfigLoaded(now))).toEqual({
    ...fixture(),
    COMPANION_BASE_JAVA_URL: '/new',
  })
  expect(after(lastGoodConfigFound(fixture()), staticConfigLoaded(now), configLoaded(now))).toEqual(now)
})

describe('the screens', () => {
  const failure = { of: 'config.json', status: '503', detail: 'Service Unavailable' } as const
  const known = (...actions: Action[]) => selectConfigState(stateAfter(...actions))

  it('wait for the first configuration', () => {
    expect(known()).toEqual({ config: null, loading: true, error: null, ready: false, isLastGood: false })
    expect(() => after()).toThrow('The configuration is not loaded')
    expect(selectApiBase(stateAfter())).toBeUndefined()
  })

  it('wait on a first visit for the hotel’s own part too, though it can be called by now', () => {
    expect(known(staticConfigLoaded(fixture()))).toMatchObject({ loading: true, ready: false })
    expect(selectApiBase(stateAfter(staticConfigLoaded(fixture())))).toBe('/api')
    expect(known(staticConfigLoaded(fixture()), configLoaded(fixture()))).toEqual({
      ...{ config: fixture(), loading: false, error: null, ready: true, isLastGood: false },
    })
  })

  it('open at once on the last good one, which is said until the hotel has answered', () => {
    const found = lastGoodConfigFound(fixture())
    expect(known(found)).toMatchObject({ loading: true, ready: true, isLastGood: true })
    expect(known(found, configLoaded(fixture()))).toMatchObject({ ready: true, isLastGood: false })
  })

  it('are not shown after a failure that leaves nothing, and go on with what there is otherwise', () => {
    expect(known(configFailed(failure))).toMatchObject({ config: null, loading: false, error: failure, ready: false })
    expect(known(staticConfigLoaded(fixture()), configFailed(failure))).toMatchObject({
      loading: false,
      error: failure,
      ready: true,
    })
  })

  it('hear nothing of an older failure once it is tried again, or was mended', () => {
    expect(known(configFailed(failure), configRequested())).toMatchObject({ loading: true, error: null })
    expect(known(configFailed(failure), configLoaded(fixture()))).toMatchObject({
      loading: false,
      error: null,
      ready: true,
    })
  })
})
