/**
 * What the fake hotel keeps, one flat row type per table. Columns hold JSON values; a column without a value is `null`.
 * Times are ISO date-times in UTC, days `yyyy-MM-dd` in the hotel's time zone, money decimal numbers as on the wire.
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

/** A seating that can be reserved; the spec always sends 6: Dinner, 19:00, today. */
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
  /** What the staff say of it. No guest is told: the spec's list of reservations has no status. */
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

/** A guest's rating of the stay; `id` is the guest's id, for each guest has one. */
export interface RatingRow {
  id: string
  ratingValue: number
  internalMessage: string
  publicMessage: string
  createdAt: string
}

/** What the hotel answered to something a guest sent under an `Idempotency-Key`; the same sent again gets it again. */
export interface IdempotentResponseRow {
  id: string
  guestId: string
  idempotencyKey: string
  /** The digest of the call and its body, to tell a repeat from something else under the same key. */
  fingerprint: string
  status: number
  /** As text, to be the very same. */
  body: string
}

/** What the presenter of a demo has switched on; `id` says what. It is kept with the hotel, so it lasts as long. */
export interface SwitchRow {
  id: string
  value: Record<string, unknown>
}

/** Every table's rows: a seed, or the whole content of a hotel. */
export type Rows = { [Name in TableName]: Tables[Name][] }
