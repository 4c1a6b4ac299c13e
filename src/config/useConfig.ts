import { useSelector } from 'react-redux'
import type { Config } from './config.ts'
import { selectConfig } from './configSlice.ts'

/** The configuration in force, for a component. */
export function useConfig(): Config {
  return useSelector(selectConfig)
}
