import { useDeferredValue, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useReadTexts } from '#src/i18n/useReadTexts.ts'
import { useRecentTime } from '#src/hotel/useRecentTime.ts'
import { QueryView } from '#src/ui/feedback/QueryView.tsx'
import type { OfflineQuery } from './useOfflineQuery.ts'

interface Props<Data> extends Omit<ComponentProps<typeof QueryView<Data>>, 'query' | 'texts' | 'old'> {
  readonly query: OfflineQuery<Data>
}

/** A `QueryView` that states the age of its data when the last request failed. */
export function OfflineQueryView<Data>({ query, ...rest }: Props<Data>) {
  // Deferred, so that a long list renders in time slices and a slow device stays responsive.
  const deferredQuery = useDeferredValue(query)
  const { readAt, hasFailed, isUnreachable } = deferredQuery
  const texts = useReadTexts(hasFailed && !isUnreachable)
  return (
    <QueryView
      query={deferredQuery}
      texts={texts}
      old={hasFailed && readAt !== undefined && <AsOf at={readAt} />}
      {...rest}
    />
  )
}

function AsOf({ at }: { readonly at: number }) {
  const { t } = useTranslation('common')
  const format = useRecentTime(useConfig().timeZone)
  return <span>{t('asOf', { when: format(new Date(at)) })}</span>
}
