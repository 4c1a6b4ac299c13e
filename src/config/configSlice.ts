import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { trackingIdOf, type Config } from './config.ts'

/** Which load failed, and with what: the HTTP status, or `network` (spec 8.3); the fake hotel of a demo says why. */
export interface ConfigError {
  readonly of: 'config.json' | 'application config' | 'demo hotel'
  readonly status: string
  /** What was wrong, for the person who set the hotel up. */
  readonly detail: string
}

/** Config state (spec 3.5): the configuration, whether it is being loaded, and what went wrong. */
export interface ConfigState {
  readonly config: Config | null
  readonly loading: boolean
  readonly error: ConfigError | null
  /** The screens may be shown: a first visit waits for the backend's part, a later one opens on the last good one. */
  readonly ready: boolean
  /** The configuration is the one this phone had before: the hotel has not been reached yet. */
  readonly isLastGood: boolean
}

const initialState: ConfigState = { config: null, loading: true, error: null, ready: false, isLastGood: false }

/** The configuration that was there, if the new one says the same: on a second visit nothing is drawn twice then. */
const unlessEqual = (old: Config | null, now: Config): Config => copyWithStructuralSharing<Config>(old, now)

const slice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configRequested: (state): ConfigState => ({ ...state, loading: true, error: null }),
    lastGoodConfigFound: (state, action: PayloadAction<Config>): ConfigState => ({
      ...state,
      config: action.payload,
      ready: true,
      isLastGood: true,
    }),
    /** `config.json` is here: from now on the hotel can be called. */
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
    /** The app goes on with what it has, if it has anything. */
    configFailed: (state, action: PayloadAction<ConfigError>): ConfigState => ({
      ...state,
      loading: false,
      error: action.payload,
      ready: state.config !== null,
    }),
  },
  selectors: {
    selectConfigState: (state) => state,
    /** The configuration. Only screens ask, and they are shown once there is one. */
    selectConfig: (state): Config => {
      if (state.config === null) throw new Error('The configuration is not loaded')
      return state.config
    },
    /** With what page views are counted; `undefined` where the hotel counts none (spec 1.9). */
    selectTrackingId: (state): string | undefined => (state.config ? trackingIdOf(state.config) : undefined),
    selectApiBase: (state): string | undefined => state.config?.COMPANION_BASE_JAVA_URL,
  },
})

export const { configRequested, lastGoodConfigFound, staticConfigLoaded, configLoaded, configFailed } = slice.actions
export const { selectConfigState, selectConfig, selectTrackingId, selectApiBase } = slice.selectors
export const configReducer = slice.reducer

/** The part of the store this room owns. */
export interface WithConfig {
  readonly config: ConfigState
}
