import type { CategoryDraft } from '#src/ui/forms/CategoryForm.tsx'
import { initialStatus } from '#src/schemas/reports.ts'
import { amenityCategories, type AmenityRequestBody } from '#src/schemas/requests.ts'

/**
 * The request body of a draft (spec 3.17); `undefined` without a category. The message is marked as required but may be
 * empty: an inconsistency of the spec (spec 5.6), kept on purpose.
 */
export function bodyOf({ category, message }: CategoryDraft): AmenityRequestBody | undefined {
  const known = amenityCategories.find((each) => each === category)
  if (known === undefined) return undefined
  return { customerMessageRequest: message.trim(), status: initialStatus, category: known }
}
