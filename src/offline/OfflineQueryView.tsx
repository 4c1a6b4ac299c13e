import { useDeferredValue, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useReadTexts } from '#src/i18n/useReadTexts.ts'
import { useRecentTime } from '#src/hotel/useRecentTime.ts'
import { QueryView } from '#src/ui/feedback/QueryView.tsx'
import type { OfflineQuery } from './useOfflineQuery.ts'

interface Props<Data> extends Omit<ComponentProps<typeof QueryView<Data>>, 'of' | 'texts' | 'old'> {
  readonly of: OfflineQuery<Data>
}

/** A read of the hotel: content that could not be read anew says as of when it is. */
export function OfflineQueryView<Data>({ of, ...rest }: Props<Data>) {
  // Behind whatever else is to be drawn: a long list then comes in pieces a slow phone can answer between.
  const answer = useDeferredValue(of)
  const { readAt, hasFailed } = answer
  const texts = useReadTexts()
  return (
    <QueryView of={answer} texts={texts} old={hasFailed && readAt !== undefined && <AsOf at={readAt} />} {...rest} />
  )
}

function AsOf({ at }: { readonly at: number }) {
  const { t } = useTranslation('common')
  const write = useRecentTime(useConfig().timeZone)
  return t('asOf', { when: write(new Date(at)) })
}
