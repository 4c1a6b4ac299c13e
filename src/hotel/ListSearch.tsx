import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { FoldedSearch } from '#src/ui/forms/FoldedSearch.tsx'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  /** How many rows of the list are found. */
  readonly count: number
  /** What stands beside the button that opens the search, such as tabs. */
  readonly children?: ReactNode
}

/** The search over a list of dishes and drinks (spec 2.74). */
export function ListSearch({ count, ...field }: Props) {
  const { t } = useTranslation('menus')
  const texts = {
    open: t('search.open'),
    close: t('search.close'),
    label: t('search.label'),
    found: t('search.found', { count }),
  }
  return <FoldedSearch {...field} texts={texts} />
}

/** Stands in place of the list when nothing is found. */
export function NothingFound() {
  const { t } = useTranslation('menus')
  return <EmptyState title={t('search.none')}>{t('search.noneHint')}</EmptyState>
}
