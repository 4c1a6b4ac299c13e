import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Facts } from '#src/ui/records/Facts.tsx'
import { fact } from '#src/ui/records/record.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { missingGuestData } from './draft.ts'
import { useFieldNames } from './useFieldNames.ts'

/** Name and room from the guest's session (spec 2.41). If one is missing, the guest is referred to reception. */
export function GuestFields({ guest }: { readonly guest: GuestSession }) {
  const { t } = useTranslation('reserveTable')
  const { nameOf, listOf } = useFieldNames()
  const missing = missingGuestData(guest)
  const toReception = (
    <Link className={buttonClass('secondary')} to={paths.reception}>
      {t('guestUnknown.reception')}
    </Link>
  )
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning" title={t('guestUnknown.title')} action={toReception}>
          {t('guestUnknown.text', { parts: listOf(missing) })}
        </Notice>
      )}
      <Facts
        beside
        facts={[...fact(nameOf('name'), guest.fullName, 'no'), ...fact(nameOf('room'), guest.roomNumber, 'no')]}
      />
    </>
  )
}
