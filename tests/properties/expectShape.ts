import * as v from 'valibot'
import { expect } from 'vitest'
import { hostileKeysIn } from '#tests/support/hostileTexts.ts'

/** What the schema makes of it again is the same: it has the shape it should have, and nothing more. */
export function expectShape(schema: v.GenericSchema, value: unknown): void {
  expect(v.parse(schema, value)).toStrictEqual(value)
  expect(hostileKeysIn(value)).toEqual([])
}
