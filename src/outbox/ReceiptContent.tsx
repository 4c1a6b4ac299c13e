import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useAmenityLabel, useProblemLabel, useMealLabel } from '#src/hotel/useLabels.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { locales } from '#src/lib/languages.ts'
import { formatMoney } from '#src/lib/money.ts'
import { type Content, type Receipt, nameOfLine, type OrderLine } from './receipt.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { TwoNames } from '#src/ui/records/TwoNames.tsx'
import { formatMoment, formatReceived } from '#src/hotel/hotelClock.ts'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'

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

/** The submission's content on a card: the `details` of a success page without details of its own. */
export function submittedFacts(receipt: Receipt) {
  return (
    <Card>
      <ReceiptContent receipt={receipt} />
    </Card>
  )
}

/** The name of an ordered product in the guest's language, with the hotel's own beneath where it differs (spec 2.73). */
export function LineName({ line }: { readonly line: Pick<OrderLine, 'names' | 'label'> }) {
  const [language] = useLanguage()
  return <TwoNames name={nameOfLine(line, language)} original={line.label} language={language} />
}

/** The row of the hotel's list that matches a receipt, in one line; empty when there is none. */
export function useRowWords(receipt: Receipt): string {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { currency, timeZone } = useConfig()
  const labelOf = { problem: useProblemLabel(), request: useAmenityLabel() }
  const order = useOrderRecord(receipt.kind === 'order' ? (receipt.seen ?? {}) : {}, currency, timeZone)
  if (receipt.seen === undefined) return ''
  const moment = (text: string | undefined) => text && formatMoment(text, language, timeZone)
  switch (receipt.kind) {
    case 'order':
      return joinTexts(order.title, ...order.facts.map(({ value }) => value))
    case 'reservation': {
      const { reservationDate, numberOfPeople } = receipt.seen
      const date = reservationDate && formatReceived(reservationDate, language, timeZone)
      return joinTexts(date, numberOfPeople && t('people', { count: numberOfPeople }))
    }
    case 'problem':
    case 'request': {
      const { category, createdTime } = receipt.seen
      return joinTexts(category && labelOf[receipt.kind](category), moment(createdTime))
    }
  }
}

function joinTexts(...parts: readonly (string | number | null | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== null && part !== '').join(', ')
}
