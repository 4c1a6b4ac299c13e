import CalendarClock from 'lucide-react/icons/calendar-clock'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import KeyRound from 'lucide-react/icons/key-round'
import type { ComponentType, SVGProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConfig } from '#src/config/useConfig.ts'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'
import { hotelDay } from '#src/hotel/hotelClock.ts'
import { useMinute, useRecentTime } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatTime } from '#src/lib/time.ts'
import { paths } from '#src/navigation/paths.ts'
import { selectGuest } from '#src/session/session.ts'
import { nameOfLine, type ReceiptOf } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { selectCart } from '#src/cart/cartSlice.ts'
import { hintAt } from './hints.ts'
import type { HomeGroup } from './homeGroups.ts'
import { tilePictures } from './TilePicture.tsx'
import { useOpenOrder } from './useOpenOrder.ts'

/** What concerns the guest now, in words, and where it leads. */
interface Now {
  readonly path: string
  /** The history state of the page it leads to. */
  readonly state?: object
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>
  readonly title: string
  readonly text: string
}

/** The table that this device has asked for today, if the hotel has received that. */
function useTableToday(today: string): ReceiptOf<'reservation'> | undefined {
  return useSelector(selectReceipts)
    .filter((receipt) => receipt.kind === 'reservation')
    .filter(({ content }) => content.date === today)
    .filter(({ outcome }) => outcome === 'confirmed' || outcome === 'probably-received')
    .at(-1)
}

/** The cart in progress, and the last step for it. */
function useCartNow(): Now | undefined {
  const { t } = useTranslation('now')
  const personId = useSelector(selectGuest)?.personId
  const cart = useSelector(selectCart)
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count === 0) return undefined
  const state = { personId, cart }
  return {
    path: paths.finalizeOrder,
    state,
    Icon: ConciergeBell,
    title: t('cart.title', { count }),
    text: t('cart.text'),
  }
}

/** An order on its way, else a cart, a table today, or a hint by the hour (spec 2.71). Only an order on its way makes a call. */
export function useNow(groups: readonly HomeGroup[]): Now {
  const { t } = useTranslation(['now', 'receipts'])
  const { timeZone, currency } = useConfig()
  const [language] = useLanguage()
  const now = useMinute()
  const format = useRecentTime()
  const open = useOpenOrder(now, timeZone)
  const { title, status } = useOrderRecord(open && 'order' in open ? open.order : {}, currency)
  const cart = useCartNow()
  const table = useTableToday(hotelDay(now, timeZone))
  const hint = hintAt(
    formatTime(now, timeZone),
    groups.flatMap(({ tiles }) => tiles.map(({ name }) => name)),
  )

  if (open !== undefined) {
    const order = { path: paths.myOrders, Icon: ConciergeBell }
    if ('order' in open) {
      const text = t('now:asOf', { time: format(new Date(open.readAt)) })
      return { ...order, title: [title, status?.text].filter(Boolean).join(' · '), text }
    }
    const { outcome, content } = open.receipt
    const text = content.lines.map((line) => `${line.quantity} × ${nameOfLine(line, language)}`).join(', ')
    return { ...order, title: t(`receipts:order.${outcome}.title`), text }
  }
  if (cart !== undefined) return cart
  if (table !== undefined) {
    const text = t('now:table.text', { time: table.content.time })
    return { path: paths.myReservations, Icon: CalendarClock, title: t('now:table.title'), text }
  }
  if (hint === undefined)
    return { path: paths.reception, Icon: KeyRound, title: t('now:help.title'), text: t('now:help.text') }
  const { name, time, path, tile } = hint
  const { Icon } = tilePictures[tile]
  return { path, Icon, title: t(`now:${name}.title`, { time }), text: t(`now:${name}.text`) }
}
