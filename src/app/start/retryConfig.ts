import { createContext, useContext } from 'react'

type LoadConfig = (how?: { readonly isRepeated?: boolean }) => void

/** Context for the function that loads the configuration again. */
export const RetryConfig = createContext<LoadConfig>(() => undefined)

/** Returns the function that loads the configuration again. */
export function useRetryConfig(): LoadConfig {
  return useContext(RetryConfig)
}
