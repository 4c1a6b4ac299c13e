import type { NamedSchemaError } from '@reduxjs/toolkit/query'
import { fieldOf } from '#src/schemas/tolerantReader.ts'
import type { CallError } from './callError.ts'

/** Turns a response of which nothing can be read into a plain error that names the field. */
export function invalidResponse({ issues: [issue] }: NamedSchemaError): CallError {
  const field = fieldOf(issue as Parameters<typeof fieldOf>[0]) // Only Valibot's issues come here.
  return { status: 'invalid-response', field, message: `The answer does not fit: ${field}: ${issue?.message}` }
}
