import type { TableName, Tables } from './tables.ts'

/** The type of a column: a text, a number or, nested, a list of texts or an object. With `?` it may be `null`. */
export type ColumnKind = 'text' | 'text?' | 'number' | 'number?' | 'texts' | 'object'

type KindOf<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [string | null]
    ? 'text?'
    : [Value] extends [number]
      ? 'number'
      : [Value] extends [number | null]
        ? 'number?'
        : [Value] extends [readonly string[]]
          ? 'texts'
          : 'object'

type Kinds<Row> = { readonly [Column in keyof Row]: KindOf<Row[Column]> }

type Columns = { readonly [Name in TableName]: Kinds<Tables[Name]> }

/** All columns of all tables at run time. The type follows `Tables`, so that a missing column is a type error. */
export const columns: Columns = {
  guests: {
    id: 'text',
    accountNumber: 'text',
    roomNumber: 'text',
    fullName: 'text',
    checkInDate: 'text',
    checkOutDate: 'text?',
  },
  sessions: { id: 'text', guestId: 'text', startedAt: 'text' },
  configurations: { id: 'text', appName: 'text', settings: 'object' },
  contentModules: { id: 'text', moduleName: 'text', sortOrder: 'number?', internalUrl: 'text' },
  products: { id: 'text', label: 'text', price: 'number', image: 'text?', productCategory: 'text' },
  menuItems: {
    id: 'text',
    menuType: 'text',
    menuLanguage: 'text',
    category: 'text?',
    itemName: 'text',
    itemDescription: 'text?',
    itemPrice: 'number',
    portionSize: 'text?',
    itemPhoto: 'text?',
  },
  diningAvailabilities: { id: 'number', mealTime: 'text', reservationTime: 'text' },
  orders: {
    id: 'text',
    guestId: 'text',
    orderNumber: 'text',
    status: 'text',
    totalPrice: 'number',
    productIds: 'texts',
    message: 'text',
    reservationDate: 'text',
    createdAt: 'text',
  },
  reservations: {
    id: 'text',
    guestId: 'text',
    reservationDate: 'text',
    numberOfPeople: 'number',
    mealTime: 'text',
    reservationTime: 'text',
    name: 'text',
    roomNumber: 'text',
    email: 'text?',
    phoneNumber: 'text?',
    specialInstructions: 'text?',
    status: 'text',
    createdAt: 'text',
  },
  reports: {
    id: 'text',
    guestId: 'text',
    customerMessage: 'text',
    category: 'text',
    status: 'text',
    createdAt: 'text',
  },
  amenityRequests: {
    id: 'text',
    guestId: 'text',
    customerMessageRequest: 'text',
    category: 'text',
    status: 'text',
    reservationDate: 'text',
    createdTime: 'text',
    lastUpdatedTime: 'text',
  },
  ratings: { id: 'text', ratingValue: 'number', internalMessage: 'text', publicMessage: 'text', createdAt: 'text' },
  idempotentResponses: {
    id: 'text',
    guestId: 'text',
    idempotencyKey: 'text',
    fingerprint: 'text',
    status: 'number',
    body: 'text',
  },
  switches: { id: 'text', value: 'object' },
}

/** The name of every table. */
export const tableNames = Object.keys(columns) as TableName[] // `Object.keys` widens the type to `string[]`

/** The columns of a table and their kinds, for code that is generic over tables. */
export function columnsOf(name: TableName): Readonly<Record<string, ColumnKind>> {
  return columns[name]
}

/** Whether the column holds nested JSON, which can be stored but not searched. */
export function isNested(kind: ColumnKind | undefined): boolean {
  return kind === 'texts' || kind === 'object'
}

const ACCEPTED_TYPES: Readonly<Record<ColumnKind, readonly string[]>> = {
  text: ['string'],
  'text?': ['string', 'null'],
  number: ['number'],
  'number?': ['number', 'null'],
  texts: ['list of texts'],
  object: ['object'],
}

function typeNameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? 'list of texts' : 'list'
  return Number.isFinite(value) ? 'number' : typeof value === 'number' ? 'too large a number' : typeof value
}

/** Why a value is invalid for a column, such as `is number, not string`; `undefined` if it is valid. */
export function columnError(kind: ColumnKind, value: unknown): string | undefined {
  const [fitting, word] = [ACCEPTED_TYPES[kind], typeNameOf(value)]
  return fitting.includes(word) ? undefined : `is ${word}, not ${fitting.join(' or ')}`
}
