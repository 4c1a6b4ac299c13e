import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePendingPath } from '#src/navigation/navigation.ts'
import { randomId } from '#src/lib/randomId.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { readRows } from './reconcileReceipt.ts'
import { submitOnce, type NewSubmission } from './submitOnce.ts'
import { useReceipt, type Dispatch } from './receiptsSlice.ts'
import * as v from 'valibot'
import { kinds, type RequestBody, type Content, type Kind } from './kinds.ts'

/**
 * The last step of a submission, which the guest confirms; whether the hotel confirms it is its outcome. `confirmSubmission`
 * sends it once and then opens the success page, whether the call succeeded or failed (spec 4.8). The submission's id is
 * generated on entering the step and stored in the history entry, so that a double tap, a reload and Back refer to the same
 * submission. `wasSent`: it has a receipt, or its history entry is marked as sent. The mark remains where the receipt was
 * removed or cannot be stored.
 * A guest who has left meanwhile or was signed out is not navigated. The promise `beforeNavigation` delays navigation, not the
 * call (used by the review prompt).
 * When the browser reports that it is offline, no call is made, nothing is written, and the guest stays on the step: spec 4.8
 * applies to calls that were made. `confirmSubmission` returns whether sending began. `offlinePresses` counts how often it did
 * not, for `NothingSent`. `isSending` is what the step shows, from the press until the guest leaves it: the call may have settled before
 * (`beforeNavigation`), or be in flight for longer, which the receipts know (`selectSendingHere`).
 */
export function useConfirmation<K extends Kind>(kind: K) {
  const successPath = kinds[kind].path.success
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const pendingPath = usePendingPath()
  const isLeaving = pendingPath !== undefined && pendingPath !== pathname
  const dispatch = useDispatch<Dispatch>()
  const [newId] = useState(randomId)
  const [pressedId, setPressedId] = useState<string>()
  const [offlinePresses, countOfflinePress] = useOfflinePresses()
  const currentPath = pathname + search
  const storedId = readSubmissionId(state)
  const submissionId = storedId ?? newId
  const isSending = pressedId === submissionId
  const resubmittedId = readResubmittedId(state)
  const isKnown = useReceipt(kind, submissionId) !== undefined
  const resubmittedAs = useReceipt(kind, resubmittedId)?.resubmittedAs
  const wasSent = (isKnown || resubmittedAs !== undefined || isMarkedSent(state)) && !isSending
  const needsSentMark = isKnown && !isMarkedSent(state)
  const hasLeft = useRef(false)

  useEffect(() => {
    hasLeft.current = isLeaving
    return () => {
      hasLeft.current = true
    }
  }, [isLeaving])

  useEffect(() => {
    if (pendingPath !== undefined) return // Navigating here would cancel that navigation.
    const nextState = { ...fieldsOf(state), submissionId, ...(needsSentMark && { sent: true }) }
    if (wasSent) void navigate(successPath, { replace: true, state: { submissionId: resubmittedAs ?? submissionId } })
    else if (storedId === undefined || needsSentMark) void navigate(currentPath, { replace: true, state: nextState })
  }, [
    wasSent,
    storedId,
    needsSentMark,
    resubmittedAs,
    submissionId,
    state,
    navigate,
    currentPath,
    successPath,
    pendingPath,
  ])

  async function submitAndNavigate(
    content: Content<K>,
    body: RequestBody<K>,
    beforeNavigation?: Promise<void>,
  ): Promise<void> {
    setPressedId(submissionId)
    const submission = { id: submissionId, kind, content, body, resubmittedId } as NewSubmission // K ties content and body to kind
    const [result] = await Promise.all([dispatch(submitOnce(submission, readRows)), beforeNavigation])
    if (result === 'signed-out') return
    if (hasLeft.current) setPressedId(undefined)
    else void navigate(successPath, { replace: true, state: { submissionId: result.shownReceiptId } })
  }

  function confirmSubmission(...args: Parameters<typeof submitAndNavigate>): boolean {
    if (isSending) return false
    const { onLine } = navigator
    if (onLine) void submitAndNavigate(...args)
    else countOfflinePress()
    return onLine
  }

  return { submissionId, confirmSubmission, isSending, wasSent, offlinePresses }
}

const submissionId = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Reads the submission id from the state of a history entry, which is untrusted. */
export function readSubmissionId(state: unknown): string | undefined {
  const read = v.safeParse(v.object({ submissionId }), state)
  return read.success ? read.output.submissionId : undefined
}

/** Reads the id of the receipt that is being resubmitted from the state of a history entry, which is untrusted. */
export function readResubmittedId(state: unknown): string | undefined {
  const read = v.safeParse(v.object({ resubmittedId: submissionId }), state)
  return read.success ? read.output.resubmittedId : undefined
}

/** Whether the state of a history entry marks its submission as sent. */
export function isMarkedSent(state: unknown): boolean {
  return v.is(v.object({ sent: v.literal(true) }), state)
}

/**
 * Counts how often the guest pressed the sending button while offline. Returns the count and a function that increments it;
 * the count returns to 0 when the browser is online again.
 */
function useOfflinePresses(): readonly [presses: number, increment: () => void] {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const reset = () => setPresses(0)
    window.addEventListener('online', reset)
    return () => window.removeEventListener('online', reset)
  }, [])
  return [presses, () => setPresses((before) => before + 1)]
}
