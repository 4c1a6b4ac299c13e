import type { NamedSchemaError } from '@reduxjs/toolkit/query'
import type { CallError } from './callError.ts'

/** Turns a response that does not fit its wire schema into a plain error that names the field. */
export function misfit(error: NamedSchemaError): CallError {
  const issue = error.issues[0]
  const field = (issue?.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || 'body'
  return { status: 'misfit', field, message: `The answer does not fit: ${field}: ${issue?.message ?? 'unknown'}` }
}
