import { lazy, type ComponentType } from 'react'

/**
 * Creates lazy components out of `load`, one per location key: a failed load is tried again at the next navigation, and not
 * while React renders the error, which would loop.
 */
export function lazyByLocation<Args extends readonly unknown[]>(load: (...args: Args) => Promise<ComponentType>) {
  let current: { readonly locationKey: string; readonly Component: ComponentType } | undefined
  return (locationKey: string, ...args: Args): ComponentType => {
    if (current?.locationKey !== locationKey)
      current = { locationKey, Component: lazy(async () => ({ default: await load(...args) })) }
    return current.Component
  }
}
