import { useTranslation } from 'react-i18next'
import { useOpenRoutes } from '#src/navigation/navigation.ts'
import type { paths } from '#src/navigation/paths.ts'

type CrumbName = keyof typeof paths | 'notFound'

/** One step on the way to a page: where it is and what it is called. */
export interface Crumb {
  readonly path: string
  readonly text: string
}

/** A route with a crumb carries its name in `handle`, which the router hands on untyped. */
function nameOf(handle: unknown): CrumbName | undefined {
  return typeof handle === 'object' && handle !== null && 'crumb' in handle ? (handle.crumb as CrumbName) : undefined
}

/** The way from Home to the open page, in the guest's language; it comes from the route definitions (spec 2.6). */
export function useCrumbs(): readonly Crumb[] {
  const { t } = useTranslation('frame')
  return useOpenRoutes().flatMap(({ route, pathname }) => {
    const name = nameOf(route.handle)
    return name === undefined ? [] : [{ path: pathname, text: t(`crumbs.${name}`) }]
  })
}
