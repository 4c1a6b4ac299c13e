import type { ComponentType, SVGProps } from 'react'
import { insidePath } from '#src/lib/url.ts'
import { canonicalAddress, isKnownPath } from '#src/navigation/paths.ts'
import type { ContentModule } from '#src/schemas/configuration.ts'

/** The modules of each home group, as listed in the spec (spec 2.10), in display order. */
const groups = {
  quickAccess: ['activities', 'roomService', 'breakfast', 'restaurantMenu', 'bar', 'spaCenter', 'reserveTable'],
  requests: ['reportProblem', 'requestAmenities', 'myReservations', 'myOrders'],
  aboutUs: ['recommendations', 'reception', 'hotelInformation'],
} as const

export type GroupName = keyof typeof groups
export type ModuleName = (typeof groups)[GroupName][number]
/** A module whose tile has a picture: those of Quick Access. */
export type PicturedModule = (typeof groups)['quickAccess'][number]
export type Icon = ComponentType<SVGProps<SVGSVGElement>>

export interface HomeTile {
  readonly name: ModuleName
  readonly path: string
}

export interface HomeGroup {
  readonly name: GroupName
  readonly tiles: readonly HomeTile[]
}

/** The groups in display order. */
export const groupNames = ['quickAccess', 'requests', 'aboutUs'] as const satisfies readonly GroupName[]

/** The modules of a group, in the order of the spec. */
export function modulesOf(group: GroupName): readonly ModuleName[] {
  return groups[group]
}

/** Whether the tile of a module has a picture. */
export function isPictured(name: ModuleName): name is PicturedModule {
  return groups.quickAccess.some((each) => each === name)
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/** Finds the module with the received name in a group, ignoring case, spaces, dashes and underscores. */
export function moduleOf(group: GroupName, received: string): ModuleName | undefined {
  return groups[group].find((name) => plain(name) === plain(received))
}

/**
 * Sorts the device profile's modules into the groups of the home screen (spec 2.10, 2.11, 2.12). Omits unknown names,
 * duplicates, and modules whose `internalUrl` leaves the app or matches no screen. Ties keep their order; a missing
 * `sortOrder` sorts last. Only Quick Access is omitted when empty.
 */
export function homeGroups(modules: readonly ContentModule[]): readonly HomeGroup[] {
  const orderOf = ({ sortOrder }: ContentModule) => sortOrder ?? Number.MAX_VALUE
  const sorted = [...modules].sort((one, other) => orderOf(one) - orderOf(other))
  return groupNames
    .map((group) => ({
      name: group,
      tiles: withoutDuplicates(sorted.flatMap((module) => tileOf(group, module) ?? [])),
    }))
    .filter(({ name, tiles }) => name !== 'quickAccess' || tiles.length > 0)
}

function tileOf(group: GroupName, { moduleName, internalUrl }: ContentModule): HomeTile | undefined {
  const name = moduleOf(group, moduleName)
  const path = insidePath(internalUrl)
  if (name === undefined || path === undefined || !isKnownPath(path)) return undefined
  return { name, path: canonicalAddress(path) }
}

function withoutDuplicates(tiles: readonly HomeTile[]): HomeTile[] {
  return [...new Map(tiles.map((tile) => [JSON.stringify(tile), tile])).values()]
}
