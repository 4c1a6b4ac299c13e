import * as v from 'valibot'
import { initialStatus } from '#src/schemas/reports.ts'

const text = v.string()
/** Finite, because JSON has no other numbers. */
const number = v.pipe(v.number(), v.finite())
const texts = v.array(v.string())
/** Not `v.record`, which reads a list as an object. */
const object = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/** A column that may be `null`, which is its value where a fixture or a stored file omits it. */
const textOrNull = v.optional(v.nullable(text), null)
const numberOrNull = v.optional(v.nullable(number), null)

/**
 * The tables of the mock server, one flat schema each. Columns hold JSON values; a column without a value is `null`.
 * Times are ISO date-times in UTC, days `yyyy-MM-dd` in the hotel's time zone, money decimal numbers as in the API.
 */
export const tables = {
  /** A guest of the hotel; account number and room number sign them in. */
  guests: v.object({
    id: text,
    accountNumber: text,
    roomNumber: text,
    fullName: text,
    checkInDate: text,
    checkOutDate: textOrNull,
  }),
  /** A signed-in guest; `id` is the session id, at least 128 random bits. */
  sessions: v.object({ id: text, guestId: text, startedAt: text }),
  /** The hotel's configuration without its modules; `settings` holds any further key of `GET configurations`. */
  configurations: v.object({ id: text, appName: text, settings: object }),
  /** A tile of the home screen. */
  contentModules: v.object({ id: text, moduleName: text, sortOrder: numberOrNull, internalUrl: text }),
  /** A room-service product. */
  products: v.object({ id: text, label: text, price: number, image: textOrNull, productCategory: text }),
  /** A line of one menu in one language. */
  menuItems: v.object({
    id: text,
    menuType: text,
    menuLanguage: text,
    category: textOrNull,
    itemName: text,
    itemDescription: textOrNull,
    itemPrice: number,
    portionSize: textOrNull,
    itemPhoto: textOrNull,
  }),
  /** A time at which tables can be reserved. The app always sends 6: Dinner, 19:00, today. */
  diningAvailabilities: v.object({ id: number, mealTime: text, reservationTime: text }),
  /** A room-service order; `createdAt` orders the list, `reservationDate` is the text guests see. */
  orders: v.object({
    id: text,
    guestId: text,
    orderNumber: text,
    status: text,
    totalPrice: number,
    productIds: texts,
    /** The label of each product when it was ordered; it may be taken from the offer later. Older orders have none. */
    labels: v.optional(texts, []),
    message: text,
    reservationDate: text,
    createdAt: text,
  }),
  /** A table reservation. */
  reservations: v.object({
    id: text,
    guestId: text,
    reservationDate: text,
    numberOfPeople: number,
    mealTime: text,
    reservationTime: text,
    name: text,
    roomNumber: text,
    email: textOrNull,
    phoneNumber: textOrNull,
    specialInstructions: textOrNull,
    /** Shown to the staff only: reservations in the API have no status. Older files do not have it either. */
    status: v.optional(text, initialStatus),
    createdAt: text,
  }),
  /** A reported problem. */
  reports: v.object({
    id: text,
    guestId: text,
    customerMessage: text,
    category: text,
    status: text,
    createdAt: text,
  }),
  /** A request for an amenity. */
  amenityRequests: v.object({
    id: text,
    guestId: text,
    customerMessageRequest: text,
    category: text,
    status: text,
    reservationDate: text,
    createdTime: text,
    lastUpdatedTime: text,
  }),
  /** A guest's rating of the stay; `id` is the guest's id, since a guest has one rating. */
  ratings: v.object({
    id: text,
    ratingValue: number,
    internalMessage: text,
    publicMessage: text,
    createdAt: text,
  }),
  /** The response to a request with an `Idempotency-Key`. A repeat gets the same response. */
  idempotentResponses: v.object({
    id: text,
    guestId: text,
    idempotencyKey: text,
    /** The digest of the call and its body, to tell a repeat from something else under the same key. */
    fingerprint: text,
    status: number,
    /** The body as text, so that a repeat gets the same bytes. */
    body: text,
  }),
  /** A picture that a presenter uploaded: its bytes in base64. */
  pictures: v.object({ id: text, data: text }),
  /** A setting of the demo: `StoredSetting`. Stored with the hotel, so that it lasts as long. */
  switches: v.object({ id: text, value: object }),
}

/** The row type of each table. */
export type Tables = { [Name in keyof typeof tables]: v.InferOutput<(typeof tables)[Name]> }

export type TableName = keyof Tables

/** The rows of all tables. */
export type Rows = { [Name in TableName]: Tables[Name][] }

/** The rows of all tables before the defaults of their columns are filled in. */
export type RowsInput = { [Name in TableName]: v.InferInput<(typeof tables)[Name]>[] }

const rowsEntries = Object.entries(tables).map(([name, { entries }]) => [name, v.array(v.strictObject(entries))])

/** The schema of the rows of all tables. Rejects unknown columns. */
export const rowsSchema = v.strictObject(Object.fromEntries(rowsEntries)) as unknown as v.GenericSchema<RowsInput, Rows> // `fromEntries` loses the names

export type GuestRow = Tables['guests']
export type SessionRow = Tables['sessions']
export type ConfigurationRow = Tables['configurations']
export type ContentModuleRow = Tables['contentModules']
export type ProductRow = Tables['products']
export type MenuItemRow = Tables['menuItems']
export type OrderRow = Tables['orders']
export type ReservationRow = Tables['reservations']
export type ReportRow = Tables['reports']
export type AmenityRequestRow = Tables['amenityRequests']
export type RatingRow = Tables['ratings']
export type PictureRow = Tables['pictures']
