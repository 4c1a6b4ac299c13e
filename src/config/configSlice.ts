import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { trackingIdOf, type Config } from './config.ts'

/** Which load failed, and its HTTP status or `network` (spec 8.3); for the mock server of a demo, the error's text. */
export interface ConfigError {
  readonly of: 'config.json' | 'application config' | 'demo hotel'
  readonly status: string
  /** The cause, for the engineer who configures the hotel. */
  readonly detail: string
}

/** Config state (spec 3.5): the configuration, whether it is loading, and the error. */
export interface ConfigState {
  readonly config: Config | null
  readonly loading: boolean
  readonly error: ConfigError | null
  /** The screens may be shown: a first visit waits for `GET configurations`, a later one uses the last good configuration. */
  readonly ready: boolean
  /** The configuration is the stored one: the hotel has not answered yet. */
  readonly isLastGood: boolean
}

const initialState: ConfigState = { config: null, loading: true, error: null, ready: false, isLastGood: false }

/** Keeps the old reference when both are deeply equal, to skip a render. */
const unlessEqual = (old: Config | null, now: Config): Config => copyWithStructuralSharing<Config>(old, now)

const slice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configRequested: (state): ConfigState => ({ ...state, loading: true, error: null }),
    /** The stored configuration is used, with the error that is already known. */
    lastGoodConfigFound: (state, { payload }: PayloadAction<Pick<ConfigState, 'config' | 'error'>>): ConfigState => ({
      ...state,
      ...payload,
      ready: true,
      isLastGood: true,
    }),
    /** `config.json` has loaded: the API base is known. */
    staticConfigLoaded: (state, { payload }: PayloadAction<Config>): ConfigState => ({
      ...state,
      config: unlessEqual(state.config, {
        ...(state.config ?? payload),
        COMPANION_BASE_JAVA_URL: payload.COMPANION_BASE_JAVA_URL,
      }),
    }),
    configLoaded: (state, action: PayloadAction<Config>): ConfigState => ({
      config: unlessEqual(state.config, action.payload),
      loading: false,
      error: null,
      ready: true,
      isLastGood: false,
    }),
    /** The app continues with a stored or partial configuration, if there is one. */
    configFailed: (state, action: PayloadAction<ConfigError>): ConfigState => ({
      ...state,
      loading: false,
      error: action.payload,
      ready: state.config !== null,
    }),
  },
  selectors: {
    selectConfigState: (state) => state,
    /** The banner offers to try again (spec 8.2), or the app is doing so. Without a network it does not: the stored configuration is all there is. */
    selectOffersRetry: ({ loading, error, isLastGood }): boolean =>
      (loading || error !== null) && !(error?.status === 'network' && isLastGood),
    /** The configuration. For screens only: they are shown once there is one. Throws before that. */
    selectConfig: (state): Config => {
      if (state.config === null) throw new Error('The configuration is not loaded')
      return state.config
    },
    /** The analytics tracking id; `undefined` where the hotel tracks no page views (spec 1.9). */
    selectTrackingId: (state): string | undefined => (state.config ? trackingIdOf(state.config) : undefined),
    selectApiBase: (state): string | undefined => state.config?.COMPANION_BASE_JAVA_URL,
  },
})

export const { configRequested, lastGoodConfigFound, staticConfigLoaded, configLoaded, configFailed } = slice.actions
export const { selectConfigState, selectOffersRetry, selectConfig, selectTrackingId, selectApiBase } = slice.selectors
export const configReducer = slice.reducer

/** The part of the store that this folder owns. */
export interface WithConfig {
  readonly config: ConfigState
}
