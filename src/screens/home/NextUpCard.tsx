import { skipToken } from '@reduxjs/toolkit/query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChefHat from 'lucide-react/icons/chef-hat'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Coffee from 'lucide-react/icons/coffee'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import KeyRound from 'lucide-react/icons/key-round'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { selectCart } from '#src/cart/cartSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { isWithin, type HotelHours } from '#src/hotel/openingHours.ts'
import { openOrders } from '#src/hotel/statuses.ts'
import { useHotelDay, useHours, useMinute, useRecentTime } from '#src/hotel/useHotelClock.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { useStatusRefresh } from '#src/hotel/useStatusUpdates.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { clockAhead, formatTime } from '#src/lib/time.ts'
import { paths } from '#src/navigation/paths.ts'
import { keyOf, readStoredResponse } from '#src/offline/storedResponses.ts'
import { nameOfLine } from '#src/outbox/kinds.ts'
import { isReplaced } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import type { Id } from '#src/schemas/fields.ts'
import { orderList } from '#src/schemas/orders.ts'
import { selectGuest } from '#src/session/session.ts'
import { savesData } from '#src/ui/photos.tsx'
import type { HomeGroup, Icon, ModuleName } from './homeGroups.ts'
import styles from './NextUpCard.module.css'

/** What concerns the guest now, and where it leads. */
interface NextUp {
  readonly path: string
  /** The history state of the page it leads to. */
  readonly state?: object
  readonly Icon: Icon
  readonly title: string
  readonly text: string
}

/** What concerns the guest now: an order on its way, else a cart, a table today, or a hint by the hour (spec 2.71). Only an order on its way makes a call. */
export function NextUpCard({ groups }: { readonly groups: readonly HomeGroup[] }) {
  const [order, cart, table, hint] = [useOrderOnItsWay(), useCartInProgress(), useTableToday(), useHint(groups)]
  const { path, state, Icon, title, text } = order ?? cart ?? table ?? hint
  return (
    <Link to={path} state={state} className={styles.card}>
      <span className={styles.sign}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.text}>
        <strong>{title}</strong> <span>{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  )
}

/**
 * The guest's newest order that is neither finished nor declined, as the hotel lists it or as this device sent it. The hotel's list is read
 * once: where the guest saves data, only if this device knows of such an order. While there is one, it is read again by itself (spec 2.78).
 */
function useOrderOnItsWay(): NextUp | undefined {
  const { t } = useTranslation(['now', 'receipts'])
  const [language] = useLanguage()
  const format = useRecentTime()
  const config = useConfig()
  const records = useRecords(config)
  const now = useMinute()
  const personId = useSelector(selectGuest)?.personId
  const known = useKnownOrders(personId)
  const receipt = useNewerReceipt(known?.at)
  const [order] = receipt === undefined && known ? openOrders(known.response, now, config.timeZone) : []
  const isOpen = receipt !== undefined || order !== undefined
  const isCalled = personId !== undefined && (isOpen || !savesData())
  const { refetch } = hotelApi.useGetOrdersQuery(isCalled ? personId : skipToken)
  useStatusRefresh(isOpen, [refetch], known?.at)

  const page = { path: paths.myOrders, Icon: ConciergeBell }
  if (receipt !== undefined) {
    const text = receipt.content.lines.map((line) => `${line.quantity} × ${nameOfLine(line, language)}`).join(', ')
    return { ...page, title: t(`receipts:order.${receipt.outcome}.title`), text }
  }
  if (order === undefined || known === undefined) return undefined
  const { title, status } = records.order(order)
  const text = t('now:asOf', { time: format(new Date(known.at)) })
  return { ...page, title: [title, status?.text].filter(Boolean).join(' · '), text }
}

/** A receipt says for so long that an order is on its way, where no list has been read since. */
const RECENT_MS = 90 * 60_000

function useNewerReceipt(readAt = 0) {
  const now = useMinute()
  const receipts = useSelector(selectReceipts)
  const receipt = receipts.filter((each) => each.kind === 'order').at(-1)
  // The device's clock, by which the list was read.
  const sentAt = Date.parse(receipt?.sentAt ?? receipt?.createdAt ?? '')
  const isNewer = sentAt > readAt && now.getTime() - clockAhead() - sentAt < RECENT_MS
  return isNewer && receipt && receipt.outcome !== 'not-accepted' && !isReplaced(receipt) ? receipt : undefined
}

/** The guest's orders as they were last read, without a call. */
function useKnownOrders(personId: Id | undefined) {
  const select = useMemo(() => hotelApi.endpoints.getOrders.select(personId ?? skipToken), [personId])
  const { data, fulfilledTimeStamp = 0 } = useSelector(select)
  const key = keyOf({ endpointName: 'getOrders', originalArgs: personId }, personId)
  const stored = useMemo(() => (key === undefined ? undefined : readStoredResponse(key, orderList)), [key])
  return data === undefined ? stored : { response: data, at: fulfilledTimeStamp }
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
    .filter(({ outcome }) => outcome === 'confirmed' || outcome === 'probably-received')
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
const help = { name: 'help', path: paths.reception, time: undefined, Icon: KeyRound } as const

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
