import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppNavigation } from '#src/navigation/navigation.ts'
import type { Path } from '#src/navigation/paths.ts'
import type { Body, Content, Kind } from './receipt.ts'
import { newSubmissionId, readResubmittedId, readSubmissionId, isMarkedSent } from './submissionId.ts'
import { useSubmission, type NewSubmission } from './submitOnce.ts'
import { useOfflinePresses } from './useOfflinePresses.ts'
import { useReceipt } from './useReceipt.ts'

/**
 * The last step of a submission: an id for this one confirmation, the way to send it once, and the way on to the success
 * page, whether it succeeded or failed (spec 4.8). The id is minted on entering the step and kept in the history entry, so
 * that a double tap, a reload and Back all speak of the same submission. What was sent already is not offered again: the
 * receipt says so, and the entry itself, for the receipt may be gone or this phone may keep none.
 * A guest who has left meanwhile, or was signed out, is not pulled back. `until` holds the way on, not the call: for a
 * question that the guest answers first.
 * A phone that says it has no network makes no call: nothing is written, and the guest stays on the step. The spec's way to
 * the success page, whether the call succeeded or failed, is that of a call that was made. `send` gives whether it began;
 * `offlinePresses` counts how often it did not, see `NothingSent`.
 */
export function useConfirmation<K extends Kind>(kind: K, successPath: Path) {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const { history } = useAppNavigation()
  const { send: submit } = useSubmission()
  const [minted] = useState(newSubmissionId)
  const [isSending, setSending] = useState(false)
  const [offlinePresses, noteOffline] = useOfflinePresses()
  const here = pathname + search
  const kept = readSubmissionId(state)
  const submissionId = kept ?? minted
  const again = readResubmittedId(state)
  const isKnown = useReceipt(kind, submissionId) !== undefined
  const sentAgainAs = useReceipt(kind, again)?.sentAgainAs
  const wasSent = (isKnown || sentAgainAs !== undefined || isMarkedSent(state)) && !isSending
  const mustSaySent = isKnown && !isMarkedSent(state)
  const stepKey = useRef<string>(undefined)

  useEffect(() => {
    stepKey.current = key
    return () => {
      stepKey.current = undefined
    }
  }, [key])

  useEffect(() => {
    // The history knows of the guest's way elsewhere before React does, and a navigation from here would call it off.
    if (history.location.key !== key) return
    const stay = { ...asRecord(state), submissionId, ...(mustSaySent && { sent: true }) }
    if (wasSent) void navigate(successPath, { replace: true, state: { submissionId: sentAgainAs ?? submissionId } })
    else if (kept === undefined || mustSaySent) {
      void navigate(here, { replace: true, state: stay })
      stepKey.current = history.location.key
    }
  }, [wasSent, kept, mustSaySent, sentAgainAs, submissionId, state, navigate, here, successPath, history, key])

  async function sendOnce(content: Content<K>, body: Body<K>, until?: Promise<void>): Promise<void> {
    setSending(true)
    const submission = { id: submissionId, kind, content, body, again } as NewSubmission // K ties content and body to kind
    const [next] = await Promise.all([submit(submission), until])
    if (next === 'signed-out') return
    const hasLeft = history.location.key !== stepKey.current
    if (!hasLeft) void navigate(successPath, { replace: true, state: { submissionId: next.shows } })
    // Together with the way on, which is a transition too: whoever is quick to come back finds what was sent, not what is sent.
    startTransition(() => setSending(false))
  }

  function send(...what: Parameters<typeof sendOnce>): boolean {
    if (isSending) return false
    const { onLine } = navigator
    if (onLine) void sendOnce(...what)
    else noteOffline()
    return onLine
  }

  return { send, isSending, wasSent, offlinePresses }
}

function asRecord(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {}
}
