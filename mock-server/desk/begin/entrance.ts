import * as v from 'valibot'
import { personaNames, type Persona } from '#mock-server/personas.ts'
import { configurationList, type Configuration } from '#src/schemas/configuration.ts'
import { guestSession, type GuestSession } from '#src/schemas/session.ts'
import { callDemo, readJsonBody } from './callDemo.ts'

const guestList = v.object({
  guests: v.array(
    v.object({
      name: v.picklist(personaNames),
      fullName: v.string(),
      accountNumber: v.string(),
      roomNumber: v.string(),
    }),
  ),
})

/** What the page shows of a demo: the hotel's name and look, and the guests to enter as, the usual one first. */
export interface Entrance {
  readonly configuration: Configuration
  readonly guests: readonly Persona[]
}

/** Reads what the page shows; `undefined` when the demo does not respond. A hotel without a configuration has no name. */
export async function readEntrance(): Promise<Entrance | undefined> {
  const calls = ['/api/configurations', '/__demo/guests'].map(async (path) => readJsonBody(await callDemo(path)))
  const [list, body] = await Promise.all(calls)
  const [configurations, guests] = [v.safeParse(configurationList, list), v.safeParse(guestList, body)]
  if (!configurations.success || !guests.success) return undefined
  return { configuration: configurations.output[0] ?? {}, guests: guests.output.guests }
}

/** Signs in as a guest; `undefined` when the hotel cannot be reached or refuses it. */
export async function signInAs({ accountNumber, roomNumber }: Persona): Promise<GuestSession | undefined> {
  const response = await callDemo('/api/customer/login', { accountNumber, roomNumber })
  const session = v.safeParse(guestSession, await readJsonBody(response))
  return session.success ? session.output : undefined
}
