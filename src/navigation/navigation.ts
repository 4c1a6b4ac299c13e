import { createContext, use } from 'react'

/** The path of the next screen while that is loading; the previous one stays until then. Provided by `Screens`. */
export const PendingPathContext = createContext<string | undefined>(undefined)

/** The path that the guest is going to while its screen, or its history entry, is not there yet. */
export function usePendingPath(): string | undefined {
  return use(PendingPathContext)
}

/** Whether the guest is going to another history entry, whose screen is not there yet. */
export function useIsNavigationPending(): boolean {
  return usePendingPath() !== undefined
}

/** Starts loading the chunk of the screen at a path. Provided by `App`, because screens know only paths of each other. */
export const PreloadScreenContext = createContext<(path: string) => void>(() => undefined)

/** Returns a function that starts loading the chunk of the screen at a path, for a screen that no link leads to. */
export function usePreloadScreen(): (path: string) => void {
  return use(PreloadScreenContext)
}
