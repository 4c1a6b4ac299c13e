import * as v from 'valibot'
import { readJson } from '#src/storage/storedText.ts'

const LAST_MOMENT = 8.64e15
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT))

/** Reads the stored response and its time in ms; `undefined` when it is missing, damaged or fails the schema. */
export function readStoredResponse<Data>(key: string, schema: v.GenericSchema<unknown, Data>) {
  const stored = readJson('localStorage', key, v.object({ at: moment, answer: schema }))
  return stored && { at: stored.at, response: stored.answer }
}
