import { createContext, useContext } from 'react'

/** Tells whether a path leads to a screen. The app, which knows the route tree, provides it. */
export const KnownPaths = createContext<(path: string) => boolean>(() => false)

/** Gives the test for paths that lead to a screen. */
export function useIsKnownPath(): (path: string) => boolean {
  return useContext(KnownPaths)
}
