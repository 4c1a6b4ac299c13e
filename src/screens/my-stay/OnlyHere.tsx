import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/forms/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'
import type { SpaRecord } from './useSpaRecords.ts'

interface OnlyHereProps {
  readonly records: readonly SpaRecord[]
  readonly onRemove: (id: string) => void
}

/** The massages that the guest asked for, which only this device has (spec 2.79). */
export function OnlyHere({ records, onRemove }: OnlyHereProps) {
  const { t } = useTranslation('myStay')
  return (
    <Stack as="section" aria-labelledby="only-here">
      <h2 id="only-here">{t('onlyHere.title')}</h2>
      <p>{t('onlyHere.text')}</p>
      <RecordList>
        {records.map(({ id, title, facts }) => (
          <RecordCard key={id} heading="h3" kind={t('onlyHere.kind')} title={title} facts={facts}>
            <div>
              <Button variant="quiet" onClick={() => onRemove(id)}>
                <span>{t('onlyHere.remove')}</span>
                <span className="visually-hidden">{`: ${title}`}</span>
              </Button>
            </div>
          </RecordCard>
        ))}
      </RecordList>
    </Stack>
  )
}
