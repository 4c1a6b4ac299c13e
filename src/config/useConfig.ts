import { useSelector } from 'react-redux'
import type { Config } from './config.ts'
import { selectConfig } from './configSlice.ts'

export function useConfig(): Config {
  return useSelector(selectConfig)
}
