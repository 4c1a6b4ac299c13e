import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { selectGuest } from '#src/session/session.ts'
import { removeDraft, storeDraft, readDraft, type DraftKind } from './drafts.ts'
import { readResubmittedId } from './submissionId.ts'
import { useReceipt } from './useReceipt.ts'

/** A form's contents, the way to change them, and the way to give them up. */
export type DraftOf<Draft> = readonly [draft: Draft, change: (draft: Draft) => void, giveUp: () => void]

/**
 * What a guest fills into a form, kept as it is typed: it outlasts a reload, a crash of the tab and a forced sign-out, for
 * the same guest. A form that sends something again starts with that, whatever else was begun; any other with what was kept,
 * or with `start`. What is equal to `empty` is not kept.
 */
export function useDraft<Draft extends object>(
  kind: DraftKind,
  empty: Draft,
  schema: v.GenericSchema<unknown, Draft>,
  start: Draft = empty,
): DraftOf<Draft> {
  const personId = useSelector(selectGuest)?.personId
  const older = useReceipt(kind, readResubmittedId(useLocation().state))
  const owner = JSON.stringify([personId ?? null, older?.id ?? null])

  function opened(): Draft {
    const kept = personId !== undefined && readDraft(kind, personId, schema, older?.id)
    if (kept) return kept
    if (older === undefined || older.sentAgainAs !== undefined) return start
    const again = v.safeParse(schema, { ...empty, ...older.content })
    return again.success ? again.output : start
  }

  const [held, hold] = useState(() => ({ owner, draft: opened() }))
  // Another guest, or something else to send again: the same form, with other contents.
  const current = held.owner === owner ? held : { owner, draft: opened() }
  if (current !== held) hold(current)

  function change(draft: Draft): void {
    hold({ owner, draft })
    if (JSON.stringify(draft) === JSON.stringify(empty)) removeDraft(kind, {})
    else if (personId !== undefined) storeDraft(kind, personId, draft, older?.id)
  }

  function giveUp(): void {
    removeDraft(kind, current.draft)
    hold({ owner, draft: empty })
  }

  return [current.draft, change, giveUp]
}
