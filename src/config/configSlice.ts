import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Config } from './config.ts'

/** Which of the two loads failed, and with what: the HTTP status, or `network` (spec 8). */
export interface ConfigError {
  readonly of: 'config.json' | 'application config'
  readonly status: string
}

/** Config state (spec 3): the configuration, whether it is being loaded, and what went wrong. */
export interface ConfigState {
  readonly config: Config | null
  readonly loading: boolean
  readonly error: ConfigError | null
}

const initialState: ConfigState = { config: null, loading: true, error: null }

const slice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configRequested: (state): ConfigState => ({ ...state, loading: true, error: null }),
    /** A configuration is usable; the backend's part may still be on its way. */
    configUsable: (state, action: PayloadAction<Config>): ConfigState => ({ ...state, config: action.payload }),
    configLoaded: (_state, action: PayloadAction<Config>): ConfigState => ({ config: action.payload, loading: false, error: null }),
    configFailed: (state, action: PayloadAction<ConfigError>): ConfigState => ({ ...state, loading: false, error: action.payload }),
  },
  selectors: {
    selectConfigState: (state) => state,
    /** The configuration. Only screens ask, and they are shown once there is one. */
    selectConfig: (state): Config => {
      if (state.config === null) throw new Error('A screen was shown before the configuration was loaded')
      return state.config
    },
    selectApiBase: (state): string | undefined => state.config?.COMPANION_BASE_JAVA_URL,
  },
})

export const { configRequested, configUsable, configLoaded, configFailed } = slice.actions
export const { selectConfigState, selectConfig, selectApiBase } = slice.selectors
export const configReducer = slice.reducer

/** The part of the store this room owns. */
export interface WithConfig {
  readonly config: ConfigState
}
