import { useSyncExternalStore } from 'react'
import { sections } from './Section.tsx'

/** The two faces of the desk: what a hotel's owner may see, and what the presenter alone uses. */
export const faces = ['show', 'direct'] as const
export type Face = (typeof faces)[number]

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

function currentFace(): Face {
  const name = window.location.hash.slice(1)
  return name === 'direct' || sections.some((each) => each === name) ? 'direct' : 'show'
}

/** The face that the desk's address names: `#direct`, or a section of it; any other address is that of `show`. */
export function useFace(): Face {
  return useSyncExternalStore(subscribe, currentFace)
}
