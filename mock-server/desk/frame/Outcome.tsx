import type { Problem } from '#mock-server/desk/deskApi.ts'
import { useTexts, type Say } from '#mock-server/desk/texts/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Outcome.module.css'

/** Why a call came to nothing, in the refusal's own words where it gave some. */
export function wordsOf(problem: NonNullable<Problem>, t: Say): string {
  if (!('status' in problem)) return t('connection.none')
  if (problem.message !== undefined) return problem.message
  return problem.status === 'none' ? t('connection.none') : t('connection.strange', { status: problem.status })
}

interface Props {
  readonly of: { readonly error?: Problem; readonly isSuccess: boolean }
  /** What to say when it was done. */
  readonly done?: string
}

/** What became of something the presenter did. */
export function Outcome({ of: { error, isSuccess }, done }: Props) {
  const { t } = useTexts()
  return (
    <>
      <p role="status" className={styles.done}>{isSuccess && done}</p>
      {error !== undefined && (
        <Notice tone="danger" live="assertive" title={t('refused')}>{wordsOf(error, t)}</Notice>
      )}
    </>
  )
}
