import { useTranslation } from 'react-i18next'
import { useSpaFacts } from '#src/hotel/spa.ts'
import { useSpaRequests } from '#src/outbox/useSpaRequests.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Fact } from '#src/ui/records/Facts.tsx'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'

/** A massage that the guest asked for, in their language. */
interface SpaRecord {
  readonly id: string
  readonly title: string
  readonly facts: readonly Fact[]
}

/**
 * The massages that the guest asked for on this device, newest first, without those that the spa does not have, and a function
 * that removes one.
 */
export function useLocalSpaRecords(): {
  readonly records: readonly SpaRecord[]
  readonly remove: (id: string) => void
} {
  const { requests, remove } = useSpaRequests()
  const factsOf = useSpaFacts()
  const records = requests.flatMap(({ id, ...choice }) => {
    const [name, ...facts] = factsOf(choice) ?? []
    return name === undefined ? [] : [{ id, title: name.value, facts }]
  })
  return { records: records.reverse(), remove }
}

interface LocalSpaRequestsProps {
  readonly records: readonly SpaRecord[]
  readonly onRemove: (id: string) => void
}

/** The massages that the guest asked for, which only this device has (spec 2.79). */
export function LocalSpaRequests({ records, onRemove }: LocalSpaRequestsProps) {
  const { t } = useTranslation('myStay')
  return (
    <Stack as="section" aria-labelledby="local-spa-requests">
      <h2 id="local-spa-requests">{t('onlyHere.title')}</h2>
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
