import * as v from 'valibot'
import amenityRequests from '#fixtures/amenityRequests.json'
import configuration from '#fixtures/configuration.json'
import contentModules from '#fixtures/contentModules.json'
import diningAvailabilities from '#fixtures/diningAvailabilities.json'
import guests from '#fixtures/guests.json'
import barBg from '#fixtures/menus/bar.bg.json'
import barEn from '#fixtures/menus/bar.en.json'
import barEs from '#fixtures/menus/bar.es.json'
import breakfastBg from '#fixtures/menus/breakfast.bg.json'
import breakfastEn from '#fixtures/menus/breakfast.en.json'
import breakfastEs from '#fixtures/menus/breakfast.es.json'
import restaurantBg from '#fixtures/menus/restaurant.bg.json'
import restaurantEn from '#fixtures/menus/restaurant.en.json'
import restaurantEs from '#fixtures/menus/restaurant.es.json'
import orders from '#fixtures/orders.json'
import products from '#fixtures/products.json'
import ratings from '#fixtures/ratings.json'
import reports from '#fixtures/reports.json'
import reservations from '#fixtures/reservations.json'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import { toCents } from '#src/lib/money.ts'
import type { MenuType } from '#src/schemas/menus.ts'
import { HOTEL_TIME_ZONE, hotelDay, hotelDayText } from '#mock-server/hotel/clock.ts'
import { rowsSchema, type Rows, type RowsInput } from './models.ts'

/** A day of the hotel, relative to today. */
type DayOffset = { daysAgo: number } | { daysAhead: number }

/** A moment relative to now, or a time of day in the hotel on an earlier day. */
type MomentOffset = { minutesAgo: number } | { daysAgo: number; time: string }

type MenuItemInput = RowsInput['menuItems'][number]
type MenuLine = Omit<MenuItemInput, 'id' | 'menuType' | 'menuLanguage'>

const menus: Record<MenuType, Record<HotelLanguage, MenuLine[]>> = {
  breakfast: { bg: breakfastBg, en: breakfastEn, es: breakfastEs },
  bar: { bg: barBg, en: barEn, es: barEs },
  /** The API calls the restaurant's menu `all` (spec 7.7). */
  all: { bg: restaurantBg, en: restaurantEn, es: restaurantEs },
}

const zoneOffset = new Intl.DateTimeFormat('en-GB', { timeZone: HOTEL_TIME_ZONE, timeZoneName: 'longOffset' })

/** The hotel's offset from UTC at a moment, in ISO form: `+02:00`. */
function offsetAt(moment: Date): string {
  const name = zoneOffset.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || 'Z'
}

/** The moment of a day and time in the hotel. Fixtures avoid the hours at night in which clocks change. */
function momentOf(day: string, time: string): Date {
  const local = `${day}T${time}:00`
  return new Date(`${local}${offsetAt(new Date(`${local}Z`))}`)
}

export function dayOf(offset: DayOffset, now: Date): string {
  const day = new Date(`${hotelDay(now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + ('daysAhead' in offset ? offset.daysAhead : -offset.daysAgo))
  return day.toISOString().slice(0, 10)
}

function when(offset: MomentOffset, now: Date): Date {
  if ('minutesAgo' in offset) return new Date(now.getTime() - offset.minutesAgo * 60_000)
  return momentOf(dayOf(offset, now), offset.time)
}

function rowById<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((candidate) => candidate.id === id)
  if (row === undefined) throw new Error(`fixtures: there is no "${id}"`)
  return row
}

function menuItems(): MenuItemInput[] {
  return Object.entries(menus).flatMap(([menuType, languages]) =>
    Object.entries(languages).flatMap(([menuLanguage, items]) =>
      items.map((item, index) => ({ id: `${menuType}-${menuLanguage}-${index + 1}`, menuType, menuLanguage, ...item })),
    ),
  )
}

function totalOf(productIds: readonly string[]): number {
  return productIds.reduce((cents, id) => cents + toCents(rowById(products, id).price), 0) / 100
}

/**
 * The rows of the demo hotel at `now`: `fixtures/`, with every offset resolved in the hotel's time zone. Pure: the same
 * moment gives equal rows, and no two results share an object. Throws when a fixture has a column that is unknown or wrong, or
 * refers to a row that does not exist.
 */
export function seed(now: Date): Rows {
  const rows: RowsInput = {
    guests: guests.map(({ checkIn, checkOut, ...guest }) => ({
      ...guest,
      checkInDate: dayOf(checkIn, now),
      checkOutDate: checkOut === null ? null : dayOf(checkOut, now),
    })),
    sessions: [],
    configurations: [configuration],
    contentModules,
    products: products.map(({ dish: _dish, ...product }) => product),
    menuItems: menuItems(),
    diningAvailabilities,
    orders: orders.map(({ created, ...order }) => ({
      ...order,
      totalPrice: totalOf(order.productIds),
      labels: [],
      message: '',
      reservationDate: hotelDayText(when(created, now)),
      createdAt: when(created, now).toISOString(),
    })),
    reservations: reservations.map(({ created, day, ...reservation }) => ({
      ...reservation,
      reservationDate: hotelDayText(momentOf(dayOf(day, now), '12:00')),
      name: rowById(guests, reservation.guestId).fullName,
      roomNumber: rowById(guests, reservation.guestId).roomNumber,
      status: momentOf(dayOf(day, now), reservation.reservationTime) < now ? 'COMPLETED' : 'CREATED',
      createdAt: when(created, now).toISOString(),
    })),
    reports: reports.map(({ created, ...report }) => ({ ...report, createdAt: when(created, now).toISOString() })),
    amenityRequests: amenityRequests.map(({ created, updated, ...request }) => ({
      ...request,
      reservationDate: hotelDayText(when(created, now)),
      createdTime: when(created, now).toISOString(),
      lastUpdatedTime: when(updated, now).toISOString(),
    })),
    ratings: ratings.map(({ guestId, created, ...rating }) => ({
      id: guestId,
      ...rating,
      createdAt: when(created, now).toISOString(),
    })),
    idempotentResponses: [],
    pictures: [],
    switches: [],
  }
  return structuredClone(v.parse(rowsSchema, rows))
}
