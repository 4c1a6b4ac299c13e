import type { Hotel } from '#mock-server/hotel/hotel.ts'

/** Ids of guests of the demo hotel, each of whom demonstrates one situation. */
export const personas = {
  'mid-stay': '1001',
  'arriving-today': '1004',
  'checkout-tomorrow': '1005',
  'no-checkout-date': '1002',
  'long-names': '1003',
  'nothing-ordered': '1006',
  'many-orders': '1007',
} as const

export const personaNames = Object.keys(personas) as (keyof typeof personas)[] // `Object.keys` widens the type to `string[]`

/** The guests to present the app as, with what they sign in with. A persona whose guest was removed is left out. */
export function personasOf({ db }: Hotel) {
  const guests = new Map(db.guests.getAll().map((guest) => [guest.id, guest]))
  return personaNames.flatMap((name) => {
    const guest = guests.get(personas[name])
    if (guest === undefined) return []
    const { fullName, accountNumber, roomNumber } = guest
    return [{ name, fullName, accountNumber, roomNumber }]
  })
}

export type Persona = ReturnType<typeof personasOf>[number]
