/**
 * The tables of the fake hotel, one flat row type each. Columns hold JSON values; a column without a value is `null`.
 * Times are ISO date-times in UTC, days `yyyy-MM-dd` in the hotel's time zone, money decimal numbers as in the API.
 */
export interface Tables {
  guests: GuestRow
  sessions: SessionRow
  configurations: ConfigurationRow
  contentModules: ContentModuleRow
  products: ProductRow
  menuItems: MenuItemRow
  diningAvailabilities: DiningAvailabilityRow
  orders: OrderRow
  reservations: ReservationRow
  reports: ReportRow
  amenityRequests: AmenityRequestRow
  ratings: RatingRow
  idempotentResponses: IdempotentResponseRow
  switches: SwitchRow
}

export type TableName = keyof Tables

/** A guest of the hotel; account number and room number sign them in. */
export interface GuestRow {
  id: string
  accountNumber: string
  roomNumber: string
  fullName: string
  checkInDate: string
  checkOutDate: string | null
}

/** A signed-in guest; `id` is the session id, at least 128 random bits. */
export interface SessionRow {
  id: string
  guestId: string
  startedAt: string
}

/** The hotel's configuration without its modules; `settings` holds any further key of `GET configurations`. */
export interface ConfigurationRow {
  id: string
  appName: string
  settings: Record<string, unknown>
}

/** A tile of the home screen. */
export interface ContentModuleRow {
  id: string
  moduleName: string
  sortOrder: number | null
  internalUrl: string
}

/** A room-service product. */
export interface ProductRow {
  id: string
  label: string
  price: number
  image: string | null
  productCategory: string
}

/** A line of one menu in one language. */
export interface MenuItemRow {
  id: string
  menuType: string
  menuLanguage: string
  category: string | null
  itemName: string
  itemDescription: string | null
  itemPrice: number
  portionSize: string | null
  itemPhoto: string | null
}

/** A time at which tables can be reserved. The app always sends 6: Dinner, 19:00, today. */
export interface DiningAvailabilityRow {
  id: number
  mealTime: string
  reservationTime: string
}

/** A room-service order; `createdAt` orders the list, `reservationDate` is the text guests see. */
export interface OrderRow {
  id: string
  guestId: string
  orderNumber: string
  status: string
  totalPrice: number
  productIds: string[]
  message: string
  reservationDate: string
  createdAt: string
}

/** A table reservation. */
export interface ReservationRow {
  id: string
  guestId: string
  reservationDate: string
  numberOfPeople: number
  mealTime: string
  reservationTime: string
  name: string
  roomNumber: string
  email: string | null
  phoneNumber: string | null
  specialInstructions: string | null
  /** Shown to the staff only: reservations in the API have no status. */
  status: string
  createdAt: string
}

/** A reported problem. */
export interface ReportRow {
  id: string
  guestId: string
  customerMessage: string
  category: string
  status: string
  createdAt: string
}

/** A request for an amenity. */
export interface AmenityRequestRow {
  id: string
  guestId: string
  customerMessageRequest: string
  category: string
  status: string
  reservationDate: string
  createdTime: string
  lastUpdatedTime: string
}

/** A guest's rating of the stay; `id` is the guest's id, since a guest has one rating. */
export interface RatingRow {
  id: string
  ratingValue: number
  internalMessage: string
  publicMessage: string
  createdAt: string
}

/** The response to a request with an `Idempotency-Key`. A repeat gets the same response. */
export interface IdempotentResponseRow {
  id: string
  guestId: string
  idempotencyKey: string
  /** The digest of the call and its body, to tell a repeat from something else under the same key. */
  fingerprint: string
  status: number
  /** The body as text, so that a repeat gets the same bytes. */
  body: string
}

/** A setting of the demo, by the name of the switch. Stored with the hotel, so that it lasts as long. */
export interface SwitchRow {
  id: string
  value: Record<string, unknown>
}

/** The rows of all tables. */
export type Rows = { [Name in TableName]: Tables[Name][] }
