/** Where a field comes from: the specification, our reading of it, or a proposal that the hotel has not confirmed. */
export type FieldSource = 'specified' | 'inferred' | 'unknown'

/** The type of a field's value. */
export type Kind = 'text' | 'integer' | 'number' | 'money' | 'stars' | 'id' | 'date' | 'date-time'

/** One field of a body or a query. */
export interface Field {
  readonly kind: Kind
  /** The less certain of the sources of the field's name and of its type. */
  readonly source: FieldSource
  readonly optional?: boolean
  readonly oneOf?: readonly string[]
  readonly note?: string
}

/** Fields by path. `[]` after a name is each element of a list, `?` after a name is an optional object. */
export type Fields = Readonly<Record<string, Field>>

const specified = (kind: Kind, note?: string): Field => ({
  kind,
  source: 'specified',
  ...(note !== undefined && { note }),
})
const inferred = (kind: Kind, note: string): Field => ({ kind, source: 'inferred', note })

/** A field that may be absent, `null` or empty. */
const optional = (field: Field): Field => ({ ...field, optional: true })

const anId = inferred('id', 'text, or a number of no more than 2^53 − 1, stored as received')
const aPrice = inferred(
  'money',
  'a number with at most two decimals, no more than 10 000 000; further decimals are rounded half up',
)
const aPicture = inferred('text', 'an `https:` address, or a path on the API’s origin')
const aDisplayDate = specified('text', 'text such as `November 20th, 2026`, shown as received')
const aDateTime = inferred('date-time', 'ISO date-time; otherwise shown as received')
const aDate = inferred('date', '`yyyy-MM-dd`')
const aStatus = inferred('text', 'known statuses are translated, others are shown as received')
const created: Field = { ...specified('text'), oneOf: ['CREATED'] }

function inContent(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [`content[].${path}`, field]))
}

function inList(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [`[].${path}`, field]))
}

const rating: Fields = {
  ratingValue: specified('stars'),
  internalMessage: specified('text'),
  publicMessage: specified('text'),
}

/** Request fields by call. The app sends exactly these. */
export const requestFields: Readonly<Record<string, Fields>> = {
  login: {
    accountNumber: specified('text', 'trimmed; never a number'),
    roomNumber: specified('text', 'trimmed; never a number'),
  },
  placeOrder: { message: specified('text', 'always empty'), 'productIds[]': specified('id', 'one entry per unit') },
  reserveTable: {
    numberOfPeople: specified('integer', '1 to 6'),
    diningDailyAvailabilityConfigId: specified('integer', '6, or the configured value'),
    customerMessage: specified(
      'text',
      'the special instructions; with `reservationDetailsInMessage`, day, time and meal before them',
    ),
    internalMessage: specified('text', 'always empty'),
  },
  reportProblem: {
    customerMessage: specified('text', 'never empty'),
    status: created,
    category: {
      ...specified('text', 'Bulgarian in every language'),
      oneOf: ['Стая', 'Шум', 'Теч', 'Служители', 'Друго'],
    },
  },
  requestAmenity: {
    customerMessageRequest: specified('text', 'may be empty'),
    status: created,
    category: {
      ...specified('text', 'Bulgarian in every language'),
      oneOf: ['Почистване на Стая', 'Нови Кърпи', 'Сешоар', 'Шампоан и Сапун', 'Зареждане на Мини Бар', 'Друго'],
    },
  },
  leaveRating: rating,
}

/** Query parameters by call. */
export const queryFields: Readonly<Record<string, Fields>> = {
  getMenus: {
    languageCode: {
      ...specified('text', 'lower case; whether it narrows the list is unknown'),
      oneOf: ['bg', 'en', 'es'],
    },
    menuType: { ...specified('text', '`all` is inferred for the restaurant'), oneOf: ['all', 'breakfast', 'bar'] },
  },
}

/** Response fields by call. The app ignores all others. Ids are unique within a list. */
export const responseFields: Readonly<Record<string, Fields>> = {
  login: {
    personId: anId,
    sessionId: inferred('text', 'the bearer token of all protected calls, in printable ASCII'),
    fullName: optional(specified('text')),
    roomNumber: optional(specified('text')),
    checkInDate: optional(aDate),
    checkOutDate: optional(aDate),
  },
  getConfigurations: inList({
    appName: optional(specified('text')),
    'deviceProfile?.contentModules[].moduleName': specified('text'),
    'deviceProfile?.contentModules[].sortOrder': optional(specified('number')),
    'deviceProfile?.contentModules[].internalUrl': specified(
      'text',
      'a path inside the app; a module without one is left out',
    ),
  }),
  getProducts: inContent({
    id: anId,
    label: specified('text'),
    price: aPrice,
    image: optional(aPicture),
    productCategory: inferred(
      'text',
      '`FOOD`, `NON_ALCOHOLIC`, `ALCOHOLIC`; `NON_ALCOHOL` is read as `NON_ALCOHOLIC`, and case makes no difference',
    ),
  }),
  getOrders: inContent({
    id: anId,
    reservationDate: optional(aDisplayDate),
    orderNumber: optional(anId),
    status: optional(aStatus),
    totalPrice: optional(aPrice),
  }),
  getMenus: {
    '[].menuLanguage': inferred('text', 'compared in lower case with the guest’s language'),
    ...Object.fromEntries(
      Object.entries<Field>({
        id: anId,
        itemName: specified('text'),
        category: optional(specified('text', '`Other` by default')),
        itemDescription: optional(specified('text')),
        itemPrice: optional(aPrice),
        portionSize: optional(specified('text')),
        itemPhoto: optional(aPicture),
      }).map(([path, field]) => [`[].menuItems[].${path}`, field]),
    ),
  },
  getReservations: inList({
    id: anId,
    reservationDate: optional(aDisplayDate),
    numberOfPeople: optional(specified('integer')),
    mealTime: optional(specified('text', '`Dinner` or `Lunch`')),
    reservationTime: optional(specified('text')),
    name: optional(specified('text')),
    roomNumber: optional(specified('text')),
    email: optional(specified('text')),
    phoneNumber: optional(specified('text')),
    specialInstructions: optional(specified('text')),
  }),
  getReports: inList({
    id: { kind: 'id', source: 'unknown' },
    customerMessage: { kind: 'text', source: 'unknown', optional: true },
    status: { kind: 'text', source: 'unknown', optional: true },
    category: { kind: 'text', source: 'unknown', optional: true },
    createdTime: { kind: 'date-time', source: 'unknown', optional: true },
  }),
  getAmenityRequests: inList({
    id: anId,
    customerMessageRequest: optional(specified('text')),
    status: optional(aStatus),
    category: optional(specified('text')),
    reservationDate: optional(aDisplayDate),
    createdTime: optional(aDateTime),
    lastUpdatedTime: optional(aDateTime),
  }),
  getRating: {
    ratingValue: specified('stars', 'any number from 0.5 to 5 is read and rounded to half stars'),
    internalMessage: optional(specified('text')),
    publicMessage: optional(specified('text')),
  },
}
