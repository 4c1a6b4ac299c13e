/** The modules of each home group, as listed in the spec (spec 2.10). */
const groups = {
  quickAccess: ['activities', 'roomService', 'breakfast', 'restaurantMenu', 'bar', 'spaCenter', 'reserveTable'],
  requests: ['reportProblem', 'requestAmenities', 'myReservations', 'myOrders'],
  aboutUs: ['recommendations', 'reception', 'hotelInformation'],
} as const

export type GroupName = keyof typeof groups
export type ModuleName = (typeof groups)[GroupName][number]
/** A module whose tile has a picture: those of Quick Access. */
export type PicturedModule = (typeof groups)['quickAccess'][number]

/** Whether the tile of a module has a picture. */
export function isPictured(name: ModuleName): name is PicturedModule {
  return groups.quickAccess.some((each) => each === name)
}

/** The groups in display order. */
export const groupNames = ['quickAccess', 'requests', 'aboutUs'] as const satisfies readonly GroupName[]

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/** Finds the module with the received name in a group, ignoring case, spaces, dashes and underscores. */
export function moduleOf(group: GroupName, received: string): ModuleName | undefined {
  return groups[group].find((name) => plain(name) === plain(received))
}

/** The modules of a group, in the order of the spec. */
export function modulesOf(group: GroupName): readonly ModuleName[] {
  return groups[group]
}
