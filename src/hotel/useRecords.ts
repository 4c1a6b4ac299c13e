import { useTranslation } from 'react-i18next'
import type { Config } from '#src/config/config.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/formatMoney.ts'
import { toCents } from '#src/lib/money.ts'
import type { Order } from '#src/schemas/orders.ts'
import type { ProblemReport } from '#src/schemas/reports.ts'
import type { AmenityRequest } from '#src/schemas/requests.ts'
import type { Reservation } from '#src/schemas/reservations.ts'
import { splitMessage, type AskedTable } from './askedTable.ts'
import { formatDay, formatMoment, formatReceived } from './hotelClock.ts'
import { capitalised, formatWeekday } from './reservationDays.ts'
import { orderStatus, orderSteps, requestStatus, requestSteps, type StatusReading } from './statuses.ts'
import { useAmenityLabel, useMealLabel, useProblemLabel } from './useLabels.ts'
import { fact } from '#src/ui/records/Facts.tsx'
import type { HotelRecord } from '#src/ui/records/RecordCard.tsx'

interface ReservationOptions {
  /** Its title: the date in a list of reservations, the meal on a page grouped by day. */
  readonly title: 'date' | 'meal'
  /** What the guest asked for, where the hotel lists another day or time: it replaces them (`ChangedByHotel`). */
  readonly asked?: AskedTable | undefined
}

/** Returns functions that turn a row of each of the hotel's lists, of which any field may be missing, into a record in the guest's language. */
export function useRecords(
  { currency, timeZone }: Pick<Config, 'currency' | 'timeZone'>,
  requestTexts?: (sent: { category: string; message: string }) => Pick<HotelRecord, 'title' | 'message'>,
) {
  const { t } = useTranslation(['myOrders', 'myReservations', 'reserveTable', 'reportProblem', 'requestAmenities'])
  const [language] = useLanguage()
  const [problemLabel, amenityLabel, mealLabel] = [useProblemLabel(), useAmenityLabel(), useMealLabel()]
  const moment = (text: string | undefined) => text && formatMoment(text, language, timeZone)
  const received = (text: string | undefined) => text && formatReceived(text, language, timeZone)

  return {
    /** Number, status, date and total (spec 2.51). */
    order({ orderNumber, reservationDate, status, totalPrice }: Partial<Order>): HotelRecord {
      const number = String(orderNumber ?? '').trim()
      const total =
        totalPrice === undefined || totalPrice === null
          ? []
          : [{ label: t('myOrders:total'), value: formatMoney(toCents(totalPrice), currency, language), strong: true }]
      return {
        title: number === '' ? t('myOrders:orderWithoutNumber') : t('myOrders:order', { number }),
        number,
        ...statusFields(status, orderStatus, orderSteps, (name) => t(`myOrders:statuses.${name}`)),
        facts: [...fact(t('myOrders:date'), received(reservationDate)), ...total],
      }
    },

    /** Date, number of guests, meal and time (spec 2.50); in a list of reservations also the guest's contact details. */
    reservation(row: Partial<Reservation>, { title, asked }: ReservationOptions = { title: 'date' }): HotelRecord {
      const { numberOfPeople, reservationDate } = row
      const date = asked ? formatDay(asked.date, language) : received(reservationDate)
      const { meal, time } = asked ?? { meal: row.mealTime, time: row.reservationTime }
      const mealAndTime = joinTexts(meal && mealLabel(meal), time)
      const people = typeof numberOfPeople === 'number' ? String(numberOfPeople) : undefined
      const guests = fact(t('myReservations:guests'), people)
      const message = messageOf(row, asked)
      if (title === 'meal') {
        const facts = [...fact(t('myReservations:date'), date), ...guests]
        return { title: mealAndTime ?? t('myReservations:untitled'), facts, message }
      }
      const askedDay = asked && capitalised(formatWeekday(asked.date, language, 'short'), language)
      return {
        title: joinTexts(askedDay ?? date, asked?.time) ?? t('myReservations:untitled'),
        facts: [
          ...guests,
          ...fact(t('myReservations:meal'), asked ? undefined : mealAndTime),
          ...fact(t('reserveTable:fields.email'), row.email, 'no'),
          ...fact(t('reserveTable:fields.phone'), row.phoneNumber, 'no'),
        ],
        message,
      }
    },

    /** Category, message, status and time of creation. */
    problem({ category, customerMessage, status, createdTime }: Partial<ProblemReport>): HotelRecord {
      return {
        title: category === undefined ? t('reportProblem:list.untitled') : problemLabel(category),
        ...statusFields(status, requestStatus, requestSteps, (name) => t(`reportProblem:statuses.${name}`)),
        facts: fact(t('reportProblem:list.created'), moment(createdTime)),
        message: customerMessage,
      }
    },

    /** Date, what is asked for, status, created and last updated (spec 2.49). */
    request(row: Partial<AmenityRequest>): HotelRecord {
      const {
        category,
        status,
        customerMessageRequest: message = '',
        reservationDate,
        createdTime,
        lastUpdatedTime,
      } = row
      return {
        title: category === undefined ? t('requestAmenities:list.untitled') : amenityLabel(category),
        message,
        ...(category !== undefined && requestTexts?.({ category, message })),
        ...statusFields(status, requestStatus, requestSteps, (name) => t(`requestAmenities:statuses.${name}`)),
        facts: [
          ...fact(t('requestAmenities:list.date'), received(reservationDate)),
          ...fact(t('requestAmenities:list.created'), moment(createdTime)),
          ...fact(t('requestAmenities:list.updated'), moment(lastUpdatedTime)),
        ],
      }
    },
  }
}

/** Its status, and how far it is while it has a step: the names of all steps, of which the current one is named as the status. */
function statusFields<Name extends string>(
  status: string | undefined,
  read: (status: string) => StatusReading<Name>,
  steps: readonly Name[],
  textOf: (name: Name) => string,
): Pick<HotelRecord, 'status' | 'steps'> {
  if (status === undefined) return {}
  const { name, tone, step: at } = read(status)
  const text = name === undefined ? status : textOf(name)
  const names = () => steps.map((step, index) => (index === at ? text : textOf(step)))
  return { status: { text, tone }, steps: at === undefined ? undefined : { at, names: names() } }
}

/** The guest's message, without the line before it where the record says the same, in the guest's language. */
function messageOf(row: Partial<Reservation>, asked: AskedTable | undefined): string | undefined {
  const { specialInstructions, reservationDate, reservationTime } = row
  const saysWhen = asked !== undefined || (Boolean(reservationDate) && Boolean(reservationTime))
  return saysWhen ? splitMessage(specialInstructions).message : specialInstructions
}

/** Texts that belong together; `undefined` where there is none. */
export function joinTexts(...texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter(Boolean).join(', ') || undefined
}
