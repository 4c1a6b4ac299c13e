import { STATUS_CODES } from 'node:http'
import { json } from '#mock-server/handlers/responses.ts'

/** What a door itself refuses, in the shape in which the hotel does. */
export function refused(status: number, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { error: STATUS_CODES[status], message }, headers)
}
