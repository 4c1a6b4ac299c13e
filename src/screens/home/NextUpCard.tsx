import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectCart } from '#src/cart/cartSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { openingHours } from '#src/hotel/openingHours.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { useHotelDay, useMinute, useRecentTime } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatTime } from '#src/lib/time.ts'
import { paths } from '#src/navigation/paths.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { selectGuest } from '#src/session/session.ts'
import type { HomeGroup, Icon, ModuleName } from './homeGroups.ts'
import styles from './NextUpCard.module.css'
import { tilePictures } from './TileExtras.tsx'
import { useOpenOrder } from './useOpenOrder.ts'
import { nameOfLine } from '#src/outbox/kinds.ts'

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

function useOrderOnItsWay(): NextUp | undefined {
  const { t } = useTranslation(['now', 'receipts'])
  const [language] = useLanguage()
  const format = useRecentTime()
  const open = useOpenOrder()
  const records = useRecords(useConfig())
  if (open === undefined) return undefined
  const page = { path: paths.myOrders, Icon: ConciergeBell }
  if ('order' in open) {
    const { title, status } = records.order(open.order)
    const text = t('now:asOf', { time: format(new Date(open.readAt)) })
    return { ...page, title: [title, status?.text].filter(Boolean).join(' · '), text }
  }
  const { outcome, content } = open.receipt
  const text = content.lines.map((line) => `${line.quantity} × ${nameOfLine(line, language)}`).join(', ')
  return { ...page, title: t(`receipts:order.${outcome}.title`), text }
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
  const time = formatTime(useMinute(), useConfig().timeZone)
  const tiles = groups.flatMap((group) => group.tiles.map(({ name }) => name))
  const hint = hintAt(time, tiles)
  if (hint === undefined) return { path: paths.reception, Icon: KeyRound, title: t('help.title'), text: t('help.text') }
  const { name, path, tile } = hint
  const texts = { title: t(`${name}.title`, { time: hint.time }), text: t(`${name}.text`) }
  return { path, Icon: tilePictures[tile].Icon, ...texts }
}

const [breakfast] = openingHours.breakfast
const [lunch, dinner] = openingHours.restaurant

/** In the order of the day: what a hint names until `before`, and the tile without which there is none. */
const hints = [
  { before: breakfast.from, name: 'breakfastLater', time: breakfast.from, path: paths.breakfast, tile: 'breakfast' },
  { before: breakfast.to, name: 'breakfastNow', time: breakfast.to, path: paths.breakfast, tile: 'breakfast' },
  { before: lunch.from, name: 'lunchLater', time: lunch.from, path: paths.restaurantMenu, tile: 'restaurantMenu' },
  { before: lunch.to, name: 'lunchNow', time: lunch.to, path: paths.restaurantMenu, tile: 'restaurantMenu' },
  { before: dinner.from, name: 'dinnerLater', time: dinner.from, path: paths.reserveTable, tile: 'reserveTable' },
  { before: '24:00', name: 'dinnerNow', time: dinner.to, path: paths.restaurantMenu, tile: 'restaurantMenu' },
] as const satisfies readonly { tile: ModuleName; [more: string]: string }[]

/** The hint for this time of the day, `HH:mm`; `undefined` where the hotel has no such tile. */
export function hintAt(time: string, tiles: readonly ModuleName[]): (typeof hints)[number] | undefined {
  const hint = hints.find(({ before }) => time < before)
  return hint !== undefined && tiles.includes(hint.tile) ? hint : undefined
}
