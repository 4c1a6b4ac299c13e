import type { InferInput, ObjectEntries, ObjectSchema } from 'valibot'

/** The fields of a row that the API has, which are those of their schema. The other columns stay in the hotel. */
export function pickFields<Entries extends ObjectEntries>(
  { entries }: { readonly entries: Entries },
  row: InferInput<ObjectSchema<Entries, undefined>>,
): InferInput<ObjectSchema<Entries, undefined>> {
  const fields = Object.entries(row).filter(([column]) => Object.hasOwn(entries, column))
  return Object.fromEntries(fields) as typeof row // a row without its other columns
}
