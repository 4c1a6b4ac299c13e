import type { Hotel } from './hotel.ts'

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

/** The name of a persona. */
export type PersonaName = keyof typeof personas

export const personaNames = Object.keys(personas) as PersonaName[] // `Object.keys` widens the type to `string[]`

/** A guest to present the app as, with the account and room number to sign in with. */
export interface Persona {
  readonly name: PersonaName
  readonly fullName: string
  readonly accountNumber: string
  readonly roomNumber: string
}

/** The personas with this hotel's data. A persona whose guest was removed is left out. */
export function personasOf({ store }: Hotel): Persona[] {
  return personaNames.flatMap((name) => {
    const guest = store.guests.find({ id: personas[name] })
    if (guest === undefined) return []
    const { fullName, accountNumber, roomNumber } = guest
    return [{ name, fullName, accountNumber, roomNumber }]
  })
}
