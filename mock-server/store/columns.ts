import type { TableName, Tables } from './tables.ts'

/** A column holds one scalar value, or nested JSON, which can be kept but not searched. */
export type ColumnKind = 'scalar' | 'json'

type KindOf<Value> = Value extends readonly unknown[] | Record<string, unknown> ? 'json' : 'scalar'

type Kinds<Row> = { readonly [Column in keyof Row]: KindOf<Row[Column]> }

type Columns = { readonly [Name in TableName]: Kinds<Tables[Name]> }

/** Every column of every table at run time; its type follows `Tables`, so neither can forget one. */
export const columns: Columns = {
  guests: {
    id: 'scalar',
    accountNumber: 'scalar',
    roomNumber: 'scalar',
    fullName: 'scalar',
    checkInDate: 'scalar',
    checkOutDate: 'scalar',
  },
  sessions: { id: 'scalar', guestId: 'scalar', startedAt: 'scalar' },
  configurations: { id: 'scalar', appName: 'scalar', settings: 'json' },
  contentModules: { id: 'scalar', moduleName: 'scalar', sortOrder: 'scalar', internalUrl: 'scalar' },
  products: { id: 'scalar', label: 'scalar', price: 'scalar', image: 'scalar', productCategory: 'scalar' },
  menuItems: {
    id: 'scalar',
    menuType: 'scalar',
    menuLanguage: 'scalar',
    category: 'scalar',
    itemName: 'scalar',
    itemDescription: 'scalar',
    itemPrice: 'scalar',
    portionSize: 'scalar',
    itemPhoto: 'scalar',
  },
  diningAvailabilities: { id: 'scalar', mealTime: 'scalar', reservationTime: 'scalar' },
  orders: {
    id: 'scalar',
    guestId: 'scalar',
    orderNumber: 'scalar',
    status: 'scalar',
    totalPrice: 'scalar',
    productIds: 'json',
    message: 'scalar',
    reservationDate: 'scalar',
    createdAt: 'scalar',
  },
  reservations: {
    id: 'scalar',
    guestId: 'scalar',
    reservationDate: 'scalar',
    numberOfPeople: 'scalar',
    mealTime: 'scalar',
    reservationTime: 'scalar',
    name: 'scalar',
    roomNumber: 'scalar',
    email: 'scalar',
    phoneNumber: 'scalar',
    specialInstructions: 'scalar',
    status: 'scalar',
    createdAt: 'scalar',
  },
  reports: {
    id: 'scalar',
    guestId: 'scalar',
    customerMessage: 'scalar',
    category: 'scalar',
    status: 'scalar',
    createdAt: 'scalar',
  },
  amenityRequests: {
    id: 'scalar',
    guestId: 'scalar',
    customerMessageRequest: 'scalar',
    category: 'scalar',
    status: 'scalar',
    reservationDate: 'scalar',
    createdTime: 'scalar',
    lastUpdatedTime: 'scalar',
  },
  ratings: {
    id: 'scalar',
    ratingValue: 'scalar',
    internalMessage: 'scalar',
    publicMessage: 'scalar',
    createdAt: 'scalar',
  },
  rememberedAnswers: {
    id: 'scalar',
    guestId: 'scalar',
    idempotencyKey: 'scalar',
    sent: 'scalar',
    status: 'scalar',
    body: 'scalar',
  },
  switches: { id: 'scalar', value: 'json' },
}

/** The name of every table. */
export const tableNames = Object.keys(columns) as TableName[] // `Object.keys` forgets that these are the only keys

/** The columns of a table and their kinds, for code that treats all tables alike. */
export function columnsOf(name: TableName): Readonly<Record<string, ColumnKind>> {
  return columns[name]
}
