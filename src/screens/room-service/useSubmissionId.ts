import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { newSubmissionId } from '#src/receipts/submissionId.ts'
import type { FinalizeState } from './navigationState.ts'

/**
 * The id of this one confirmation. It is minted on entering the step and kept in the history entry, so that a double
 * tap, a reload and Back all speak of the same submission.
 */
export function useSubmissionId({ cart, submissionId }: FinalizeState): string {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [minted] = useState(newSubmissionId)

  useEffect(() => {
    if (submissionId !== undefined) return
    const state: FinalizeState = { cart, submissionId: minted }
    void navigate({ pathname, search }, { replace: true, state })
  }, [cart, minted, submissionId, navigate, pathname, search])

  return submissionId ?? minted
}
