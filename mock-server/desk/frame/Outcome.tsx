import { useEffect, useState } from 'react'
import type { Problem } from '#mock-server/desk/deskApi.ts'
import { hasText } from '#mock-server/desk/texts/hasText.ts'
import { deskTexts, useTexts, type Say } from '#mock-server/desk/texts/texts.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import styles from './Outcome.module.css'

/** The success message is then removed, since the state may have changed again. */
const SUCCESS_SHOWN_MS = 10_000

/** The sentence for a failed call, in the desk's language: by its status, and by what it was refused for. */
export function messageOf(problem: NonNullable<Problem>, t: Say): string {
  if (!('status' in problem) || problem.status === 'none') return t('connection.none')
  const { status, field = '' } = problem
  const code = String(status)
  const [part = ''] = field.split('.') // such as `modules.0`
  if (code === '409' && field === 'sandbox') return t('refusals.tooLargeToExport')
  if (!hasText(deskTexts.refusals.status, code) || (code === '400' && field === ''))
    return t('connection.strange', { status })
  return t(`refusals.status.${code}`, {
    what: hasText(deskTexts.refusals.field, part) ? t(`refusals.field.${part}`) : field,
  })
}

interface Props {
  readonly of: { readonly error?: Problem; readonly isSuccess: boolean; readonly requestId?: string | undefined }
  /** The success message. */
  readonly done?: string
  /** Sentences that say more than the usual ones, by status. */
  readonly says?: Readonly<Record<number, string>>
}

/** The outcome of an action: success for a while, an error until the next attempt. */
export function Outcome({ of: { error, isSuccess, requestId }, done, says = {} }: Props) {
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
          {('status' in error && typeof error.status === 'number' && says[error.status]) || messageOf(error, t)}
        </Notice>
      )}
    </>
  )
}
