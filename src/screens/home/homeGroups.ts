import { insidePath } from '#src/lib/url.ts'
import { canonicalAddress, isKnownPath } from '#src/navigation/paths.ts'
import type { ContentModule } from '#src/schemas/configuration.ts'
import { groupNames, moduleOf, type GroupName, type ModuleName } from './modules.ts'

export interface HomeTile {
  readonly name: ModuleName
  readonly path: string
}

export interface HomeGroup {
  readonly name: GroupName
  readonly tiles: readonly HomeTile[]
}

function order({ sortOrder }: ContentModule): number {
  return sortOrder ?? Number.MAX_VALUE
}

/**
 * Sorts the device profile's modules into the groups of the home screen (spec 2.10, 2.11, 2.12). Omits unknown names,
 * duplicates, and modules whose `internalUrl` leaves the app or matches no screen. Ties keep their order; a missing
 * `sortOrder` sorts last. Only Quick Access is omitted when empty.
 */
export function homeGroups(modules: readonly ContentModule[]): readonly HomeGroup[] {
  const sorted = [...modules].sort((one, other) => order(one) - order(other))
  return groupNames
    .map((group) => ({
      name: group,
      tiles: sorted
        .flatMap(({ moduleName, internalUrl }) => {
          const name = moduleOf(group, moduleName)
          const path = insidePath(internalUrl)
          return name === undefined || path === undefined || !isKnownPath(path)
            ? []
            : [{ name, path: canonicalAddress(path) }]
        })
        .filter(
          ({ name, path }, at, all) => all.findIndex((other) => other.name === name && other.path === path) === at,
        ),
    }))
    .filter(({ name, tiles }) => name !== 'quickAccess' || tiles.length > 0)
}
