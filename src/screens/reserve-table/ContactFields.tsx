import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/forms/Field.tsx'
import fold from '#src/ui/layout/Fold.module.css'
import { doubtfulContacts, type ReservationDraft } from './draft.ts'
import styles from './ReserveTable.module.css'
import { useFieldNames } from './useFieldNames.ts'

interface ContactFieldsProps {
  readonly draft: ReservationDraft
  readonly onChange: (changed: Partial<ReservationDraft>) => void
}

/** Optional e-mail and phone, folded if they were empty. An implausible value shows a warning after blur, and never blocks the form. */
export function ContactFields({ draft, onChange }: ContactFieldsProps) {
  const { t } = useTranslation('reserveTable')
  const { nameOf } = useFieldNames()
  const [doubted, setDoubted] = useState(() => doubtfulContacts(draft))
  const [isUnfolded] = useState(draft.email !== '' || draft.phone !== '')
  const doubtful = doubtfulContacts(draft)
  const warned = (part: 'email' | 'phone') => doubtful.includes(part) && doubted.includes(part)
  const look = () => setDoubted(doubtful)
  return (
    <details open={isUnfolded}>
      <summary className={fold.summary}>{t('contact')}</summary>
      <div className={styles.pair}>
        <TextField
          label={t('optional', { field: nameOf('email') })}
          warning={warned('email') && t('emailDoubtful')}
          name="email"
          type="email"
          autoComplete="email"
          value={draft.email}
          onChange={(event) => onChange({ email: event.target.value })}
          onBlur={look}
        />
        <TextField
          label={t('optional', { field: nameOf('phone') })}
          warning={warned('phone') && t('phoneDoubtful')}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={draft.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          onBlur={look}
        />
      </div>
    </details>
  )
}
