import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { ListState } from './useStayLists.ts'

interface Props {
  readonly lists: readonly ListState[]
  /** Their rows from an earlier load are shown, so nothing is missing. */
  readonly isOld?: boolean
  readonly onRetry: () => void
}

/** Names the lists that failed to load, explains the effect on the page, and offers a retry. */
export function Unread({ lists, isOld = false, onRetry }: Props) {
  const { t } = useTranslation(['myStay', 'common'])
  const [language] = useLanguage()
  if (lists.length === 0) return null
  const names = listOf(
    lists.map(({ name }) => t(`myStay:lists.${name}`)),
    language,
  )

  function retry() {
    onRetry()
    for (const { read } of lists) read()
  }

  return (
    <Notice
      tone={isOld ? 'info' : 'danger'}
      live={isOld ? 'polite' : 'assertive'}
      title={t('myStay:failed.title', { lists: names })}
      action={
        <Button variant="secondary" onClick={retry}>
          {t('common:retry')}
        </Button>
      }
    >
      {isOld ? t('myStay:failed.stale') : t('myStay:failed.missing')}
    </Notice>
  )
}
