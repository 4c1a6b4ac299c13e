/** The modules of each home group, as the spec's earlier reading lists them (spec 2.10). */
const groups = {
  quickAccess: ['activities', 'roomService', 'breakfast', 'restaurantMenu', 'bar', 'spaCenter', 'reserveTable'],
  requests: ['reportProblem', 'requestAmenities', 'myReservations', 'myOrders'],
  aboutUs: ['recommendations', 'reception', 'hotelInformation'],
} as const

/** A group of tiles on home. */
export type GroupName = keyof typeof groups
/** A module the home screen knows. */
export type ModuleName = (typeof groups)[GroupName][number]

/** The groups in the order of the screen. */
export const groupNames = ['quickAccess', 'requests', 'aboutUs'] as const satisfies readonly GroupName[]

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/** Finds the module of a group that a received name means, ignoring case, spaces, dashes and underscores. */
export function moduleOf(group: GroupName, received: string): ModuleName | undefined {
  return groups[group].find((name) => plain(name) === plain(received))
}
