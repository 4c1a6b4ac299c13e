import type { CategoryDraft } from '#src/ui/forms/CategoryForm.tsx'
import { initialStatus } from '#src/schemas/reports.ts'
import { amenityCategories, type AmenityRequestBody } from '#src/schemas/requests.ts'

/**
 * What is sent of a draft (spec 3.17), once it has a category; until then nothing. The message is marked required and not
 * enforced: an oddity (spec 5.6), kept on purpose.
 */
export function bodyOf({ category, message }: CategoryDraft): AmenityRequestBody | undefined {
  const known = amenityCategories.find((each) => each === category)
  if (known === undefined) return undefined
  return { customerMessageRequest: message.trim(), status: initialStatus, category: known }
}
