import { createContext, useContext } from 'react'

/** Loads the configuration again. Provided by the app, which knows how it was opened. */
export const RetryConfig = createContext<() => void>(() => undefined)

/** Gives the way to load the configuration again. */
export function useRetryConfig(): () => void {
  return useContext(RetryConfig)
}
