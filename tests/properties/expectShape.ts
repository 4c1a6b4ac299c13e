import * as v from 'valibot'
import { expect } from 'vitest'
import { hostileKeysIn } from '#tests/support/hostileTexts.ts'

/** Expects that parsing the value again changes nothing: it has the shape of the schema and no more keys. */
export function expectShape(schema: v.GenericSchema, value: unknown): void {
  expect(v.parse(schema, value)).toStrictEqual(value)
  expect(hostileKeysIn(value)).toEqual([])
}
