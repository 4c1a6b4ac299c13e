import { useEffect, useState } from 'react'
import type { Problem } from '#mock-server/desk/deskApi.ts'
import { useTexts, type Say } from '#mock-server/desk/texts/texts.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import styles from './Outcome.module.css'

/** The success message is then removed, since the state may have changed again. */
const SUCCESS_SHOWN_MS = 10_000

/** The message for a failed call: that of the response, if it has one. */
export function messageOf(problem: NonNullable<Problem>, t: Say): string {
  if (!('status' in problem)) return t('connection.none')
  if (problem.message !== undefined) return problem.message
  return problem.status === 'none' ? t('connection.none') : t('connection.strange', { status: problem.status })
}

interface Props {
  readonly of: { readonly error?: Problem; readonly isSuccess: boolean; readonly requestId?: string | undefined }
  /** The success message. */
  readonly done?: string
}

/** The outcome of an action: success for a while, an error until the next attempt. */
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
