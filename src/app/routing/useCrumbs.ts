import { useTranslation } from 'react-i18next'
import { useOpenRoutes } from '#src/navigation/navigation.ts'
import type { paths } from '#src/navigation/paths.ts'

type CrumbName = keyof typeof paths | 'notFound'

/** One breadcrumb: its path and its translated text. */
export interface Crumb {
  readonly path: string
  readonly text: string
}

/** Reads the crumb's name from a route's `handle`, which the router passes on untyped. */
function nameOf(handle: unknown): CrumbName | undefined {
  return typeof handle === 'object' && handle !== null && 'crumb' in handle ? (handle.crumb as CrumbName) : undefined
}

/** The breadcrumbs from Home to the open page, translated; derived from the route definitions (spec 2.6). */
export function useCrumbs(): readonly Crumb[] {
  const { t } = useTranslation('frame')
  return useOpenRoutes().flatMap(({ route, pathname }) => {
    const name = nameOf(route.handle)
    return name === undefined ? [] : [{ path: pathname, text: t(`crumbs.${name}`) }]
  })
}
