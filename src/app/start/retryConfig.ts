import { createContext, useContext } from 'react'

/** Context for the function that loads the configuration again. */
export const RetryConfig = createContext<() => void>(() => undefined)

/** Returns the function that loads the configuration again. */
export function useRetryConfig(): () => void {
  return useContext(RetryConfig)
}
