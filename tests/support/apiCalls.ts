import { hotelApi } from '#src/api/hotelApi.ts'
import type { CallName } from '#src/schemas/calls.ts'
import type { Id } from '#src/schemas/fields.ts'

const calls = hotelApi.endpoints

/** Every call of the app, of this guest, with a valid body; a missing one is a type error. `how` is how the reads are made. */
export function everyCall(personId: Id, how: { readonly subscribe?: false; readonly forceRefetch?: true } = {}) {
  const texts = { customerMessage: '', internalMessage: '' }
  const table = { ...texts, numberOfPeople: 2, diningDailyAvailabilityConfigId: 6 }
  const report = { customerMessage: 'Loud', status: 'CREATED', category: 'Шум' } as const
  const amenity = { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' } as const
  const rating = { ratingValue: 5, internalMessage: '', publicMessage: '' }
  return {
    getConfigurations: () => calls.getConfigurations.initiate(undefined, how),
    login: () => calls.login.initiate({ accountNumber: '1', roomNumber: '2' }),
    getProducts: () => calls.getProducts.initiate(undefined, how),
    placeOrder: () => calls.placeOrder.initiate({ personId, body: { message: '', productIds: [1] } }),
    getOrders: () => calls.getOrders.initiate(personId, how),
    getMenus: () => calls.getMenus.initiate({ languageCode: 'bg', menuType: 'bar' }, how),
    reserveTable: () => calls.reserveTable.initiate({ personId, body: table }),
    getReservations: () => calls.getReservations.initiate(personId, how),
    reportProblem: () => calls.reportProblem.initiate({ personId, body: report }),
    getReports: () => calls.getReports.initiate(personId, how),
    requestAmenity: () => calls.requestAmenity.initiate({ personId, body: amenity }),
    getAmenityRequests: () => calls.getAmenityRequests.initiate(personId, how),
    leaveRating: () => calls.leaveRating.initiate({ personId, body: rating }),
    getRating: () => calls.getRating.initiate(undefined, how),
  } satisfies Record<CallName, () => unknown>
}

/** The call of this name; all have the type of one, whose results a test reads as unknown. */
export function theCall(name: CallName, ...of: Parameters<typeof everyCall>) {
  return everyCall(...of)[name]() as ReturnType<typeof calls.getProducts.initiate>
}
