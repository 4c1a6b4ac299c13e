import { plainText } from '#src/lib/text.ts'
import type { LoginBody } from '#src/schemas/session.ts'

/** The fields in form order. */
export const entryFields = ['accountNumber', 'roomNumber', 'consent'] as const
export type EntryField = (typeof entryFields)[number]

/** The form's values, and the fields that are still empty. */
export interface Entry {
  readonly body: LoginBody
  readonly missing: readonly EntryField[]
}

/** Reads the form: both numbers as plain, trimmed strings, never as numbers, and the consent (spec 5.1). */
export function readEntry(form: FormData): Entry {
  const body = { accountNumber: textOf(form, 'accountNumber'), roomNumber: textOf(form, 'roomNumber') }
  const given = { ...body, consent: form.get('consent') }
  return { body, missing: entryFields.filter((field) => !given[field]) }
}

function textOf(form: FormData, field: EntryField): string {
  const value = form.get(field)
  return typeof value === 'string' ? plainText(value) : ''
}
