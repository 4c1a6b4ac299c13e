import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useAmenityLabel, useProblemLabel, useMealLabel } from '#src/hotel/useLabels.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { locales } from '#src/lib/languages.ts'
import { formatMoney } from '#src/lib/money.ts'
import { LineName } from '#src/outbox/receipts/LineName.tsx'
import type { Content, Receipt } from '#src/outbox/receipts/receipt.ts'

/** The content of a submission, in a few lines. */
export function ReceiptContent({ receipt }: { readonly receipt: Receipt }) {
  switch (receipt.kind) {
    case 'order':
      return <OrderFacts content={receipt.content} />
    case 'reservation':
      return <ReservationFacts content={receipt.content} />
    case 'problem':
    case 'request':
      return <WordsFacts content={receipt.content} kind={receipt.kind} />
    case 'rating':
      return <RatingFacts content={receipt.content} />
  }
}

function OrderFacts({ content }: { readonly content: Content<'order'> }) {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { currency } = useConfig()
  return (
    <>
      <ul>
        {content.lines.map((line, index) => (
          <li key={line.productId ?? index}>
            <span>{`${line.quantity} ×`}</span> <LineName line={line} />
          </li>
        ))}
      </ul>
      <p>
        {`${t('total', { amount: formatMoney(content.total, currency, language) })} · ${t(`payment.${content.payment}`)}`}
      </p>
    </>
  )
}

function ReservationFacts({ content }: { readonly content: Content<'reservation'> }) {
  const { t } = useTranslation('receipts')
  const mealName = useMealLabel()
  const [language] = useLanguage()
  const { meal, time, numberOfPeople, instructions } = content
  const date = formatWeekday(content.date, language, 'short')
  return (
    <>
      <p>
        {`${t('people', { count: numberOfPeople })} · ${t('reservationFacts', { meal: mealName(meal), date, time })}`}
      </p>
      {instructions !== '' && <p>{instructions}</p>}
    </>
  )
}

function WordsFacts({ content, kind }: { readonly content: Content<'problem'>; readonly kind: 'problem' | 'request' }) {
  const labelOf = { problem: useProblemLabel(), request: useAmenityLabel() }
  return (
    <>
      <p>
        <strong>{labelOf[kind](content.category)}</strong>
      </p>
      {content.message !== '' && <p>{content.message}</p>}
    </>
  )
}

function RatingFacts({ content }: { readonly content: Content<'rating'> }) {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { ratingValue, internalMessage, publicMessage } = content
  return (
    <>
      <p>
        <strong>{t('stars', { value: new Intl.NumberFormat(locales[language]).format(ratingValue) })}</strong>
      </p>
      {internalMessage !== '' && <p>{internalMessage}</p>}
      {publicMessage !== '' && <p>{publicMessage}</p>}
    </>
  )
}
