import type { NamedSchemaError } from '@reduxjs/toolkit/query'
import { fieldOf } from '#src/schemas/tolerantReader.ts'
import type { CallError } from './callError.ts'

/** Converts a schema failure into a `CallError` that names the field. */
export function invalidResponse({ issues: [issue] }: NamedSchemaError): CallError {
  const field = fieldOf(issue as Parameters<typeof fieldOf>[0]) // All schemas are Valibot's.
  return { status: 'invalid-response', field, message: `The answer does not fit: ${field}: ${issue?.message}` }
}
