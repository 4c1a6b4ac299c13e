import { lazy, type ComponentType } from 'react'

/**
 * Makes one wait for each visit out of `fetchIt`: what failed is asked for again by the next visit, and not while React shows
 * the failure, or there would be no end to it.
 */
export function lazyByLocation<Given extends readonly unknown[]>(fetchIt: (...given: Given) => Promise<ComponentType>) {
  let wait: { readonly visit: string; readonly Component: ComponentType } | undefined
  return (visit: string, ...given: Given): ComponentType => {
    if (wait?.visit !== visit) wait = { visit, Component: lazy(async () => ({ default: await fetchIt(...given) })) }
    return wait.Component
  }
}
