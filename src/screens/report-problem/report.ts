import type { CategoryDraft } from '#src/ui/forms/CategoryForm.tsx'
import { initialStatus, problemCategories, type ProblemReportBody } from '#src/schemas/reports.ts'

const categoryOf = (draft: CategoryDraft) => problemCategories.find((each) => each === draft.category)

/** What a draft lacks to be sent (spec 5.5). */
export function missingFrom(draft: CategoryDraft): ('category' | 'message')[] {
  return [
    ...(categoryOf(draft) === undefined ? (['category'] as const) : []),
    ...(draft.message.trim() === '' ? (['message'] as const) : []),
  ]
}

/** The request body of a draft (spec 3.16); `undefined` without a category or a message. */
export function bodyOf(draft: CategoryDraft): ProblemReportBody | undefined {
  const category = categoryOf(draft)
  const customerMessage = draft.message.trim()
  if (category === undefined || customerMessage === '') return undefined
  return { customerMessage, status: initialStatus, category }
}
