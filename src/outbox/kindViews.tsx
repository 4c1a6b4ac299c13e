import Bath from 'lucide-react/icons/bath'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Wrench from 'lucide-react/icons/wrench'
import type { ComponentType, SVGProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { clockTime } from '#src/hotel/askedTable.ts'
import { receivedWhen, type When } from '#src/hotel/hotelClock.ts'
import { useRequestTexts } from '#src/hotel/requestMessage.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { useFormatPrice } from '#src/hotel/useFormatPrice.ts'
import { useMealLabel, useProblemLabel } from '#src/hotel/useLabels.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { locales } from '#src/lib/languages.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import type { HotelRecord } from '#src/ui/records/RecordCard.tsx'
import { TwoNames } from '#src/ui/records/TwoNames.tsx'
import { nameOfLine, type Content, type Kind, type ListedKind, type OrderLine, type Row } from './kinds.ts'
import type { Receipt } from './receipt.ts'

/** How a row of a kind's list is shown. */
interface RowView<K extends ListedKind> {
  /** The same icon as on the tile of the home screen. */
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>
  /** The texts that have what is shown in place of an empty list. */
  readonly texts: 'myOrders' | 'myReservations' | 'reportProblem' | 'requestAmenities'
  /** When it is or was; `undefined` where that cannot be read. */
  readonly receivedAt: (row: Row<K>, timeZone: string) => When | undefined
}

const rowViews: { readonly [K in ListedKind]: RowView<K> } = {
  order: {
    Icon: ReceiptText,
    texts: 'myOrders',
    receivedAt: ({ reservationDate }, timeZone) => receivedWhen(reservationDate, timeZone),
  },
  reservation: {
    Icon: CalendarCheck,
    texts: 'myReservations',
    /** The time is a separate free-text field, so it may be unreadable. */
    receivedAt: ({ reservationDate, reservationTime }, timeZone) => {
      const when = receivedWhen(reservationDate, timeZone)
      const time = clockTime(reservationTime)
      return when === undefined || time === undefined ? when : { day: when.day, time }
    },
  },
  request: {
    Icon: Bath,
    texts: 'requestAmenities',
    receivedAt: ({ createdTime, reservationDate }, timeZone) =>
      receivedWhen(createdTime, timeZone) ?? receivedWhen(reservationDate, timeZone),
  },
  problem: {
    Icon: Wrench,
    texts: 'reportProblem',
    receivedAt: ({ createdTime }, timeZone) => receivedWhen(createdTime, timeZone),
  },
}

/** The kinds that the API may list, in the order of My stay. */
export const listedKinds = Object.keys(rowViews) as readonly ListedKind[]

/** The row of the hotel's list that matches a receipt, in one line; empty when there is none. */
export function useRowText({ kind, matchedRow }: Receipt): string {
  const config = useConfig()
  const records = useRecords(config, useRequestTexts(config.currency))
  if (kind === 'rating' || matchedRow === undefined) return ''
  const recordOf: (row: Row) => HotelRecord = records[kind]
  const { title, facts } = recordOf(matchedRow)
  return [title, ...facts.map(({ label, value }) => `${label}: ${value}`)].join(', ')
}

/** The view of a row of this kind. */
export function rowViewOf(kind: ListedKind): RowView<ListedKind> {
  return rowViews[kind] as RowView<ListedKind> // for rows of the same kind
}

const contents: { readonly [K in Kind]: ComponentType<{ readonly content: Content<K> }> } = {
  order: OrderContent,
  reservation: ReservationContent,
  problem: ProblemContent,
  request: RequestContent,
  rating: RatingContent,
}

/** What was sent, in a few lines. */
export function ReceiptContent({ receipt: { kind, content } }: { readonly receipt: Receipt }) {
  const KindContent = contents[kind] as ComponentType<{ readonly content: Content<Kind> }> // for content of the same kind
  return <KindContent content={content} />
}

/** The same on a card: the `details` of a success page without details of its own. */
export function submittedFacts(receipt: Receipt) {
  return (
    <Card>
      <ReceiptContent receipt={receipt} />
    </Card>
  )
}

function OrderContent({ content }: { readonly content: Content<'order'> }) {
  const { t } = useTranslation('receipts')
  const formatPrice = useFormatPrice()
  return (
    <>
      <ul>
        {content.lines.map((line) => (
          <li key={line.productId}>
            <span>{`${line.quantity} ×`}</span> <LineName line={line} />
          </li>
        ))}
      </ul>
      <OrderNote content={content} />
      <p>{`${t('total', { amount: formatPrice(content.total) })} · ${t(`payment.${content.payment}`)}`}</p>
    </>
  )
}

/** The guest's note to the kitchen; nothing without one. */
export function OrderNote({ content: { note } }: { readonly content: Content<'order'> }) {
  const { t } = useTranslation('receipts')
  if (!note) return null
  return (
    <p>
      <strong>{t('note')}</strong> <span>{note}</span>
    </p>
  )
}

/** The name of an ordered product in the guest's language, with the hotel's own beneath where it differs (spec 2.73). */
export function LineName({ line }: { readonly line: Pick<OrderLine, 'names' | 'label'> }) {
  const [language] = useLanguage()
  return <TwoNames name={nameOfLine(line, language)} original={line.label} language={language} />
}

function ReservationContent({ content }: { readonly content: Content<'reservation'> }) {
  const { t } = useTranslation('receipts')
  const mealLabel = useMealLabel()
  const [language] = useLanguage()
  const { time, numberOfPeople, instructions } = content
  const [meal, date] = [mealLabel(content.meal), formatWeekday(content.date, language, 'short')]
  return (
    <>
      <p>{`${t('people', { count: numberOfPeople })} · ${t('reservationFacts', { meal, date, time })}`}</p>
      {instructions !== '' && <p>{instructions}</p>}
    </>
  )
}

function ProblemContent({ content }: { readonly content: Content<'problem'> }) {
  return <TitleAndMessages title={useProblemLabel()(content.category)} messages={[content.message]} />
}

function RequestContent({ content }: { readonly content: Content<'request'> }) {
  const { title, message } = useRequestTexts(useConfig().currency)(content)
  return <TitleAndMessages title={title} messages={[message]} />
}

function RatingContent({ content }: { readonly content: Content<'rating'> }) {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { ratingValue, internalMessage, publicMessage } = content
  const title = t('stars', { value: new Intl.NumberFormat(locales[language]).format(ratingValue) })
  return <TitleAndMessages title={title} messages={[internalMessage, publicMessage]} />
}

interface TitleAndMessagesProps {
  readonly title: string
  readonly messages: readonly string[]
}

function TitleAndMessages({ title, messages: [first, second] }: TitleAndMessagesProps) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      {first && <p>{first}</p>}
      {second && <p>{second}</p>}
    </>
  )
}
