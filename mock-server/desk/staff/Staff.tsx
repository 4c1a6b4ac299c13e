import { useRef, useState } from 'react'
import { Hint, Outcome, Section } from '#mock-server/desk/frame/elements.tsx'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { deskTexts, hasText, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry, StaffState } from '#mock-server/handlers/demo/board.ts'
import { formatMoment, receivedDay, formatDay } from '#src/hotel/hotelClock.ts'
import { classes } from '#src/ui/classes.ts'
import { Facts, fact } from '#src/ui/records/Facts.tsx'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { useFocusInstead } from '#src/ui/layout/focus.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Sound } from './Sound.tsx'
import styles from './Staff.module.css'
import type { HotelRecord } from '#src/ui/records/RecordCard.tsx'
import { readOrderMessage } from '#src/hotel/orderMessage.ts'
import { useMealLabel } from '#src/hotel/useLabels.ts'
import { useRecords as useHotelRecords } from '#src/hotel/useRecords.ts'
import { requestStatus } from '#src/hotel/statuses.ts'
import type { Currency } from '#src/lib/money.ts'

const isOpen = ({ next }: BoardEntry) => next.length > 0

const keyOf = ({ kind, id }: BoardEntry) => `${kind}/${id}`

/** The keys of what has arrived last while the board was open. */
function useArrived(board: readonly BoardEntry[]): readonly string[] {
  const keys = board.map(keyOf)
  const [seen, setSeen] = useState({ keys: new Set(keys), last: [] as readonly string[] })
  const last = keys.filter((key) => !seen.keys.has(key))
  if (last.length > 0) setSeen({ keys: new Set(keys), last })
  return seen.last
}

/** The staff's screen: what guests send, with buttons that change its status. What was open when the demo began is folded, and what is finished. */
export function Staff({ desk: { board, brand } }: { readonly desk: StaffState }) {
  const { t } = useTexts()
  const recordOf = useRecords(brand.currency)
  const list = useRef<HTMLDivElement>(null)
  // The button goes with a card that is finished.
  const pressed = useFocusInstead(() => list.current)

  const sent = board.filter(({ isEarlier }) => !isEarlier)
  const open = sent.filter(isOpen)
  const folded = {
    earlier: board.filter((entry) => isOpen(entry) && entry.isEarlier),
    finished: board.filter((entry) => !isOpen(entry)),
  }
  const cards = (entries: readonly BoardEntry[]) => (
    <ul className={styles.cards}>
      {entries.map((entry) => (
        <Card
          key={keyOf(entry)}
          entry={entry}
          record={recordOf(entry)}
          isNew={entry.status === 'CREATED' && !entry.isEarlier}
          onStep={pressed}
        />
      ))}
    </ul>
  )

  const arrived = useArrived(board)
  const titles = board.filter((entry) => arrived.includes(keyOf(entry))).map((entry) => recordOf(entry).title)

  return (
    <Section name="staff" tool={<Sound arrived={arrived} />}>
      <p role="status" className="visually-hidden">
        {titles.length > 0 && t('staff.arrived', { what: titles.join('; ') })}
      </p>
      {open.some(({ kind }) => kind === 'reservations') && <Hint>{t('staff.noStatus')}</Hint>}
      <Stack ref={list} tabIndex={-1} gap={3}>
        {open.length === 0 && <p>{t(sent.length > 0 ? 'staff.allFinished' : 'staff.none')}</p>}
        {cards(open)}
      </Stack>
      {(['earlier', 'finished'] as const).map(
        (name) =>
          folded[name].length > 0 && (
            <details key={name}>
              <summary className="fold">{t(`staff.${name}`, { number: folded[name].length })}</summary>
              {cards(folded[name])}
            </details>
          ),
      )}
    </Section>
  )
}

interface CardProps {
  readonly entry: BoardEntry
  readonly record: HotelRecord
  readonly isNew: boolean
  readonly onStep: ReturnType<typeof useFocusInstead>
}

/** One submission: what, whose, when, its status and buttons for the next ones. The two buttons are reused, so that the focus stays. */
function Card({ entry, record: { title, status, facts, message }, isNew, onStep }: CardProps) {
  const { t, language } = useTexts()
  const [move, result] = deskApi.useMoveMutation()
  const { kind, id, guest, next, isEarlier } = entry
  const [onward, away] = next

  function step(to: string, variant: 'primary' | 'secondary' | 'quiet') {
    const name = hasText(deskTexts.staff.steps, to) ? t(`staff.steps.${to}`) : to
    return (
      <Button
        variant={variant}
        aria-label={`${name}: ${title}, ${guest.fullName}`}
        onClick={(event) => {
          onStep(event)
          void move({ kind, id, status: to })
        }}
      >
        {name}
      </Button>
    )
  }

  return (
    <li className={classes(styles.card, isNew && styles.new)}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {isNew && <span className={styles.mark}>{t('staff.new')}</span>}
        {status && <StatusPill tone={status.tone}>{status.text}</StatusPill>}
      </div>
      <p>{t('staff.room', { guest: guest.fullName, room: guest.roomNumber })}</p>
      <Hint>{formatMoment(entry.sentAt, language, HOTEL_TIME_ZONE)}</Hint>
      {entry.kind === 'orders' && (
        <ul>
          {entry.lines.map(({ label, quantity }) => (
            <li key={label}>{`${quantity} × ${label}`}</li>
          ))}
        </ul>
      )}
      <Facts facts={facts} beside />
      {message && <p className={styles.message}>{message}</p>}
      <ButtonRow>
        {onward !== undefined && step(onward, isEarlier ? 'secondary' : 'primary')}
        {away !== undefined && step(away, 'quiet')}
      </ButtonRow>
      <Outcome of={result} />
    </li>
  )
}

/** Returns a function that writes an entry of the board in the desk's language. Guests see no status of a table reservation. */
function useRecords(currency: Currency): (entry: BoardEntry) => HotelRecord {
  const { t, language } = useTexts()
  const meal = useMealLabel()
  const { order, request, problem } = useHotelRecords({ currency, timeZone: HOTEL_TIME_ZONE })
  const reservationStatus = (status: string) =>
    hasText(deskTexts.staff.reservationStatuses, status) ? t(`staff.reservationStatuses.${status}`) : status

  return (entry) => {
    const { status, message } = entry
    switch (entry.kind) {
      case 'orders': {
        const { payment, note } = readOrderMessage(message)
        const record = order({ orderNumber: entry.orderNumber, status, totalPrice: entry.total })
        const facts = [...record.facts, ...fact(t('staff.payment'), payment && t(`staff.payments.${payment}`))]
        return { ...record, facts, message: note }
      }
      case 'reservations': {
        const on = receivedDay(entry.day)
        const day = on === undefined ? entry.day : formatDay(on, language)
        return {
          title: t('staff.reservation', { count: entry.people }),
          status: { text: reservationStatus(status), tone: requestStatus(status).tone },
          facts: [{ label: t('staff.when'), value: [meal(entry.mealTime), day, entry.time].join(', ') }],
          message,
        }
      }
      case 'amenityRequests': {
        const record = request({ category: entry.category, status, customerMessageRequest: message })
        return { ...record, title: t('staff.request', { what: record.title }) }
      }
      case 'reports': {
        const record = problem({ category: entry.category, status, customerMessage: message })
        return { ...record, title: t('staff.problem', { what: record.title }) }
      }
    }
  }
}
