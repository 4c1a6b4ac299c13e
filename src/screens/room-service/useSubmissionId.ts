import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { newSubmissionId } from '#src/receipts/submissionId.ts'
import type { FinalizeState } from './navigationState.ts'

/**
 * The id of this one confirmation. It is minted on entering the step and kept in the history entry, so that a double
 * tap, a reload and Back all speak of the same submission; `undefined` for the moment before that.
 */
export function useSubmissionId(entered: FinalizeState): string | undefined {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const minted = useRef<string>(undefined)
  const { cart, submissionId } = entered

  useEffect(() => {
    if (submissionId !== undefined) return
    minted.current ??= newSubmissionId()
    const state: FinalizeState = { cart, submissionId: minted.current }
    void navigate({ pathname, search }, { replace: true, state })
  }, [cart, submissionId, navigate, pathname, search])

  return submissionId
}
