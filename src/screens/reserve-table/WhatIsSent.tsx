import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { ReservationDraft } from './draft.ts'
import { useFieldNames, type Part } from './useFieldNames.ts'

/**
 * Lists which parts are sent to the hotel and which are not: the request has no fields for date, time, meal, e-mail and phone
 * (spec 3.14), and a guest who relies on them must know.
 */
export function WhatIsSent({ reservation }: { readonly reservation: ReservationDraft }) {
  const { t } = useTranslation('reserveTable')
  const { listOf } = useFieldNames()
  const { reservationDetailsInMessage } = useConfig()
  const { email, phone, instructions } = reservation
  const details: Part[] = ['meal', 'date', 'time']
  const [sentToo, notSent] = reservationDetailsInMessage ? [details, []] : [[], details]
  const sent: Part[] = ['people', ...sentToo, ...given('instructions', instructions)]
  const left = [...notSent, ...given('email', email), ...given('phone', phone)]
  return (
    <Notice tone="info" title={t('sent.title')}>
      <Stack gap={2}>
        <p>{t('sent.receives', { parts: listOf(sent) })}</p>
        {left.length > 0 && <p>{t('sent.leaves', { parts: listOf(left) })}</p>}
        <p>{t('sent.confirm')}</p>
      </Stack>
    </Notice>
  )
}

function given(part: Part, text: string): Part[] {
  return text === '' ? [] : [part]
}
