import { skipToken } from '@reduxjs/toolkit/query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChefHat from 'lucide-react/icons/chef-hat'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Coffee from 'lucide-react/icons/coffee'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { selectCart } from '#src/cart/cartSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { isWithin, type HotelHours } from '#src/hotel/openingHours.ts'
import { isRefused, isUnfinished, orderStatus, ordersOfToday } from '#src/hotel/statuses.ts'
import { useHotelDay, useHours, useMinute, useOpeningHours, useRecentTime } from '#src/hotel/useHotelClock.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { useStatusRefresh } from '#src/hotel/useStatusUpdates.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { clockAhead, formatTime } from '#src/lib/time.ts'
import { paths } from '#src/navigation/paths.ts'
import { useKnownOrders } from '#src/offline/useKnownOrders.ts'
import { nameOfLine } from '#src/outbox/kinds.ts'
import { isReplaced, type ReceiptOf } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { rowOf } from '#src/outbox/reconcile.ts'
import type { Order } from '#src/schemas/orders.ts'
import { selectGuest } from '#src/session/session.ts'
import { NOW_HEIGHT_PREFIX } from '#src/storage/keys.ts'
import { writeText } from '#src/storage/storedText.ts'
import { savesData } from '#src/ui/photos.tsx'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import { StatusSteps, type HotelRecord } from '#src/ui/records/RecordCard.tsx'
import type { HomeGroup, Icon, ModuleName } from './homeGroups.ts'
import styles from './NextUpCard.module.css'
import { NowFacts } from './NowFacts.tsx'

/** What concerns the guest now, and where it leads. */
interface NextUp {
  readonly path: string
  /** The history state of the page it leads to. */
  readonly state?: object
  readonly Icon: Icon
  readonly title: string
  readonly text: string
  /** How far it is, or that the hotel has refused it. */
  readonly status?: Partial<HotelRecord>
}

/**
 * What concerns the guest now: orders on their way, a cart, a table today, else a hint by the hour; below it the hotel's facts that a
 * guest needs most (spec 2.71). Only an order on its way makes a call.
 */
export function NextUpCard({ groups }: { readonly groups: readonly HomeGroup[] }) {
  const { t } = useTranslation('now')
  const [orders, cart, table, hint] = [useOrders(), useCartInProgress(), useTableToday(), useHint(groups)]
  const current = [...orders, cart, table].filter((row) => row !== undefined).slice(0, MAX_ROWS)
  // A row keeps its place, and with it the focus, while what it says changes.
  const rows = (current.length > 0 ? current : [hint]).map((row, place) => ({ ...row, place }))
  const card = useRef<HTMLElement>(null)
  // For the next visit, which reserves the space before this has loaded; where guests return within the app, it is not needed.
  useEffect(() => writeText('localStorage', NOW_HEIGHT_PREFIX + innerWidth, `${card.current?.offsetHeight}px`))
  useEffect(() => () => void document.documentElement.style.removeProperty('--now-height'), [])
  return (
    <section ref={card} aria-label={t('title')} className={styles.card}>
      {rows.map(({ place, ...row }) => (
        <NextUpRow key={place} {...row} />
      ))}
      <NowFacts />
    </section>
  )
}

const MAX_ROWS = 3

function NextUpRow({ path, state, Icon, title, text, status: { status, steps } = {} }: NextUp) {
  return (
    <Link to={path} state={state} className={styles.row}>
      <span className={styles.sign}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.text}>
        <strong>{title}</strong> <span>{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
      {status && (
        <span className={styles.steps}>
          {steps ? <StatusSteps {...steps} /> : <StatusPill tone={status.tone}>{status.text}</StatusPill>}
        </span>
      )}
    </Link>
  )
}

/** As many orders on their way as leave space for a table. */
const MAX_ORDERS = 2

/** A list read longer ago than this may be out of date, and its row says when that was. */
const FRESH_MS = 5 * 60_000

/**
 * The guest's newest orders that are on their way, and today's that the hotel has refused, as it lists them or as this device sent them. The
 * hotel's list is read once: where the guest saves data, only if this device knows of such an order. While there is one, it is read again by itself (spec 2.78).
 */
function useOrders(): NextUp[] {
  const { t } = useTranslation(['now', 'receipts'])
  const [language] = useLanguage()
  const format = useRecentTime()
  const config = useConfig()
  const records = useRecords(config)
  const now = useMinute()
  const personId = useSelector(selectGuest)?.personId
  const known = useKnownOrders(personId)
  const receipt = useNewerReceipt(known?.at)
  const receipts = useSelector(selectReceipts).filter((each) => each.kind === 'order')
  const orders = known ? ordersOfToday(known.response, now, config.timeZone) : []
  const open = orders.filter(isUnfinished)
  const isOpen = (receipt !== undefined && isOnItsWay(receipt)) || open.length > 0
  const isCalled = personId !== undefined && (isOpen || !savesData())
  const { refetch } = hotelApi.useGetOrdersQuery(isCalled ? personId : skipToken)
  useStatusRefresh(isOpen, [refetch], known?.at)

  const page = { path: paths.myOrders, Icon: ConciergeBell }
  const kitchen = useOpeningHours('room-service')
  const dishesOf = ({ content }: ReceiptOf<'order'>) =>
    content.lines
      .map((line) => (line.quantity > 1 ? `${line.quantity} × ` : '') + nameOfLine(line, language))
      .join(', ')

  /** The order, with its dishes and the time of the order where this device sent it, or when the kitchen opens for it. */
  function listedRow(order: Order, { response, at }: NonNullable<typeof known>): NextUp {
    const status = records.order(order)
    const { title } = status
    const sent = receipts.find((each) => rowOf(each, response, receipts) === order)
    const waits = orderStatus(order.status ?? '').name === 'created' && !kitchen.open
    const asOf = waits ? t('now:kitchenOpens', { time: kitchen.time }) : t('now:asOf', { time: format(new Date(at)) })
    if (sent === undefined) return { ...page, title, text: asOf, status }
    const isFresh = !waits && now.getTime() - clockAhead() - at < FRESH_MS
    const time = isFresh ? format(new Date(sent.sentAt ?? sent.createdAt)) : asOf
    return { ...page, title: dishesOf(sent), text: `${title} · ${time}`, status }
  }

  /** The order that no list has yet. */
  function unlistedRow(own: ReceiptOf<'order'>): NextUp {
    const [title, text] = [t(`receipts:order.${own.outcome}.title`), dishesOf(own)]
    if (isOnItsWay(own)) {
      return { ...page, title, text, status: own.outcome === 'confirmed' ? records.order({ status: 'CREATED' }) : {} }
    }
    const refusal = own.wasNotSent ? t('receipts:notSent.title') : title
    const time = format(new Date(own.sentAt ?? own.createdAt))
    return { ...page, title: text, text: time, status: { status: { text: refusal, tone: 'danger' } } }
  }

  const listed = known ? [...open, ...orders.filter(isRefused)].map((order) => listedRow(order, known)) : []
  return [...(receipt ? [unlistedRow(receipt)] : []), ...listed].slice(0, MAX_ORDERS)
}

const isOnItsWay = (receipt: ReceiptOf<'order'>) => receipt.outcome !== 'not-accepted'

/** A receipt says for so long that an order is on its way, where no list has been read since, or that the hotel has not accepted it. */
const RECENT_MS = 90 * 60_000

function useNewerReceipt(readAt = 0) {
  const now = useMinute()
  const receipts = useSelector(selectReceipts)
  const receipt = receipts.filter((each) => each.kind === 'order').at(-1)
  // The device's clock, by which the list was read.
  const sentAt = Date.parse(receipt?.sentAt ?? receipt?.createdAt ?? '')
  const isRecent = now.getTime() - clockAhead() - sentAt < RECENT_MS
  if (receipt === undefined || !isRecent || isReplaced(receipt)) return undefined
  return sentAt > readAt || !isOnItsWay(receipt) ? receipt : undefined
}

/** The cart in progress, and the last step for it. */
function useCartInProgress(): NextUp | undefined {
  const { t } = useTranslation('now')
  const personId = useSelector(selectGuest)?.personId
  const cart = useSelector(selectCart)
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count === 0) return undefined
  const texts = { title: t('cart.title', { count }), text: t('cart.text') }
  return { path: paths.finalizeOrder, state: { personId, cart }, Icon: ConciergeBell, ...texts }
}

/** The table that this device has asked for today, if the hotel has received that. */
function useTableToday(): NextUp | undefined {
  const { t } = useTranslation('now')
  const today = useHotelDay()
  const table = useSelector(selectReceipts)
    .filter((receipt) => receipt.kind === 'reservation')
    .filter(({ content }) => content.date === today)
    .filter(({ outcome }) => /confirmed|received/.test(outcome))
    .at(-1)
  if (table === undefined) return undefined
  const texts = { title: t('table.title'), text: t('table.text', { time: table.content.time }) }
  return { path: paths.myReservations, Icon: CalendarClock, ...texts }
}

/** The hint for this hour; reception where the hotel has no tile for it. */
function useHint(groups: readonly HomeGroup[]): NextUp {
  const { t } = useTranslation('now')
  const now = formatTime(useMinute(), useConfig().timeZone)
  const tiles = groups.flatMap((group) => group.tiles.map(({ name }) => name))
  const { name, path, time, Icon } = hintAt(now, tiles, useHours()) ?? help
  return { path, Icon, title: t(`${name}.title`, { time }), text: t(`${name}.text`) }
}

const onBreakfast = { tile: 'breakfast', path: paths.breakfast, Icon: Coffee } as const
const onMenu = { tile: 'restaurantMenu', path: paths.restaurantMenu, Icon: ChefHat } as const
const onTable = { tile: 'reserveTable', path: paths.reserveTable, Icon: CalendarClock } as const
const help = { name: 'help', path: paths.reception, time: undefined, Icon: CircleQuestionMark } as const

/** The hint for this time of the day, `HH:mm`; `undefined` where the hotel has no such tile, and after dinner. */
export function hintAt(now: string, tiles: readonly ModuleName[], hours: HotelHours) {
  const [breakfast] = hours.breakfast
  const dinner = hours.restaurant.at(-1) ?? hours.restaurant[0]
  const lunch = hours.restaurant.slice(0, -1)
  // In the order of the day: the time that a hint names, until which it is shown, and the tile without which there is none.
  const hints = [
    { name: 'breakfastLater', time: breakfast.from, ...onBreakfast } as const,
    { name: 'breakfastNow', time: breakfast.to, ...onBreakfast } as const,
    ...lunch.flatMap(({ from, to }) => [
      { name: 'lunchLater', time: from, ...onMenu } as const,
      { name: 'lunchNow', time: to, ...onMenu } as const,
    ]),
    { name: 'dinnerLater', time: dinner.from, ...onTable } as const,
  ]
  const dinnerNow = isWithin(dinner, now) ? ({ name: 'dinnerNow', time: dinner.to, ...onMenu } as const) : undefined
  const hint = hints.find(({ time }) => now < time) ?? dinnerNow
  return hint && tiles.includes(hint.tile) ? hint : undefined
}
