import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { selectGuest } from '#src/session/session.ts'
import { removeDraft, storeDraft, readDraft } from './drafts.ts'
import { readResubmittedId } from './useConfirmation.ts'
import type { Content, Kind } from './kinds.ts'
import { useReceipt } from './receiptsSlice.ts'

/** A form's contents, a function that changes them, and one that discards them. */
type DraftOf<Draft> = readonly [draft: Draft, change: (draft: Draft) => void, discard: () => void]

/**
 * The contents of a form, stored on each change: they survive a reload, a crash of the tab and the hotel ending the session,
 * for the same guest. A form that resubmits a receipt starts with its content; any other with the stored draft or `empty`.
 * Contents equal to `empty` are not stored. The form has each field of the content under the same name, by which `removeDraft` finds the
 * draft of what was sent.
 */
export function useDraft<K extends Kind, Draft extends Readonly<Record<keyof Content<K>, unknown>>>(
  kind: K,
  empty: Draft,
  schema: v.GenericSchema<unknown, Draft>,
): DraftOf<Draft> {
  const personId = useSelector(selectGuest)?.personId
  const older = useReceipt(kind, readResubmittedId(useLocation().state))
  const owner = JSON.stringify([personId ?? null, older?.id ?? null])

  function initialDraft(): Draft {
    const stored = personId !== undefined && readDraft(kind, personId, schema, older?.id)
    if (stored) return stored
    if (older === undefined || older.resubmittedAs !== undefined) return empty
    const resubmitted = v.safeParse(schema, { ...empty, ...older.content })
    return resubmitted.success ? resubmitted.output : empty
  }

  const [form, setForm] = useState(() => ({ owner, draft: initialDraft() }))
  // The guest or the receipt to resubmit has changed: reset the form's contents.
  const current = form.owner === owner ? form : { owner, draft: initialDraft() }
  if (current !== form) setForm(current)

  function change(draft: Draft): void {
    setForm({ owner, draft })
    if (JSON.stringify(draft) === JSON.stringify(empty)) removeDraft(kind, {})
    else if (personId !== undefined) storeDraft(kind, personId, draft, older?.id)
  }

  function discard(): void {
    removeDraft(kind, current.draft)
    setForm({ owner, draft: empty })
  }

  return [current.draft, change, discard]
}
