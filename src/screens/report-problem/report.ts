import type { CategoryDraft } from '#src/ui/forms/CategoryForm.tsx'
import { initialStatus, problemCategories, type ProblemReportBody } from '#src/schemas/reports.ts'

/** The request body of a draft (spec 3.16); `undefined` without a category or a message (spec 5.5). */
export function bodyOf({ category, message }: CategoryDraft): ProblemReportBody | undefined {
  const known = problemCategories.find((each) => each === category)
  const customerMessage = message.trim()
  if (known === undefined || customerMessage === '') return undefined
  return { customerMessage, status: initialStatus, category: known }
}
