import { useEffect, useState } from 'react'
import type { Problem } from '#mock-server/desk/deskApi.ts'
import { useTexts, type Say } from '#mock-server/desk/texts/texts.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import styles from './Outcome.module.css'

/** After this the hotel may be in another state again. */
const SUCCESS_SHOWN_MS = 10_000

/** Why a call came to nothing, in the refusal's own words where it gave some. */
export function messageOf(problem: NonNullable<Problem>, t: Say): string {
  if (!('status' in problem)) return t('connection.none')
  if (problem.message !== undefined) return problem.message
  return problem.status === 'none' ? t('connection.none') : t('connection.strange', { status: problem.status })
}

interface Props {
  readonly of: { readonly error?: Problem; readonly isSuccess: boolean; readonly requestId?: string | undefined }
  /** What to say when it was done. */
  readonly done?: string
}

/** What became of something the presenter did: success for a while, a refusal until the next try. */
export function Outcome({ of: { error, isSuccess, requestId }, done }: Props) {
  const { t } = useTexts()
  const [old, setOld] = useState<string>()
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(() => setOld(requestId), SUCCESS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, requestId])

  return (
    <>
      <p role="status" className={styles.done}>
        {isSuccess && requestId !== old && done}
      </p>
      {error !== undefined && (
        <Notice tone="danger" live="assertive" title={t('refused')}>
          {messageOf(error, t)}
        </Notice>
      )}
    </>
  )
}
