/** Where our knowledge of a field comes from: the specification, our reading of it, or nobody has said. */
export type Mark = 'specified' | 'inferred' | 'unknown'

/** What a field holds. */
export type Kind = 'text' | 'integer' | 'number' | 'money' | 'stars' | 'id' | 'day' | 'moment'

/** One field of a body, a query or a path. */
export interface Field {
  readonly kind: Kind
  /** How sure the name is, and, where it is less sure, the form. */
  readonly mark: Mark
  readonly optional?: boolean
  readonly oneOf?: readonly string[]
  readonly note?: string
}

/** Fields by their path; `[]` after a name stands for each element of a list, `?` for an object that may be absent. */
export type Fields = Readonly<Record<string, Field>>

const specified = (kind: Kind, note?: string): Field => ({
  kind,
  mark: 'specified',
  ...(note !== undefined && { note }),
})
const inferred = (kind: Kind, note: string): Field => ({ kind, mark: 'inferred', note })

/** A field that may be absent, `null` or empty. */
const optional = (field: Field): Field => ({ ...field, optional: true })

const anId = inferred('id', 'text, or a number of no more than 2^53 − 1, kept as received')
const aPrice = inferred(
  'money',
  'a number with at most two decimals, no more than 10 000 000; further decimals are rounded half up',
)
const aPicture = inferred('text', 'an `https:` address, or a path on the API’s origin')
const aDate = specified('text', 'text such as `November 20th, 2026`, shown as received')
const aMoment = inferred('moment', 'ISO date-time; shown as received if it is none')
const aDay = inferred('day', '`yyyy-MM-dd`')
const aStatus = inferred('text', 'known words are translated, any other is shown as received')
const created: Field = { ...specified('text'), oneOf: ['CREATED'] }

function wrapped(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [`content[].${path}`, field]))
}

function listed(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [`[].${path}`, field]))
}

const rating: Fields = {
  ratingValue: specified('stars'),
  internalMessage: specified('text'),
  publicMessage: specified('text'),
}

/** What is sent, by call: the exact fields, none more. */
export const sent: Readonly<Record<string, Fields>> = {
  login: {
    accountNumber: specified('text', 'trimmed; never a number'),
    roomNumber: specified('text', 'trimmed; never a number'),
  },
  placeOrder: { message: specified('text', 'always empty'), 'productIds[]': specified('id', 'one entry per unit') },
  reserveTable: {
    numberOfPeople: specified('integer', '1 to 6'),
    diningDailyAvailabilityConfigId: specified('integer', '6, or what the configuration says'),
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

/** What is asked in the address, by call. */
export const asked: Readonly<Record<string, Fields>> = {
  getMenus: {
    languageCode: {
      ...specified('text', 'lower case; whether it narrows the list is unknown'),
      oneOf: ['bg', 'en', 'es'],
    },
    menuType: { ...specified('text', '`all` is inferred for the restaurant'), oneOf: ['all', 'breakfast', 'bar'] },
  },
}

/** What is read of an answer, by call; anything else is ignored. The ids of a list are all different. */
export const read: Readonly<Record<string, Fields>> = {
  login: {
    personId: anId,
    sessionId: inferred('text', 'the bearer token of all protected calls, in printable ASCII'),
    fullName: optional(specified('text')),
    roomNumber: optional(specified('text')),
    checkInDate: optional(aDay),
    checkOutDate: optional(aDay),
  },
  getConfigurations: listed({
    appName: optional(specified('text')),
    'deviceProfile?.contentModules[].moduleName': specified('text'),
    'deviceProfile?.contentModules[].sortOrder': optional(specified('number')),
    'deviceProfile?.contentModules[].internalUrl': specified(
      'text',
      'a path inside the app; a module without one is left out',
    ),
  }),
  getProducts: wrapped({
    id: anId,
    label: specified('text'),
    price: aPrice,
    image: optional(aPicture),
    productCategory: inferred(
      'text',
      '`FOOD`, `NON_ALCOHOLIC`, `ALCOHOLIC`; `NON_ALCOHOL` is read as `NON_ALCOHOLIC`, and case makes no difference',
    ),
  }),
  getOrders: wrapped({
    id: anId,
    reservationDate: optional(aDate),
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
  getReservations: listed({
    id: anId,
    reservationDate: optional(aDate),
    numberOfPeople: optional(specified('integer')),
    mealTime: optional(specified('text', '`Dinner` or `Lunch`')),
    reservationTime: optional(specified('text')),
    name: optional(specified('text')),
    roomNumber: optional(specified('text')),
    email: optional(specified('text')),
    phoneNumber: optional(specified('text')),
    specialInstructions: optional(specified('text')),
  }),
  getReports: listed({
    id: { kind: 'id', mark: 'unknown' },
    customerMessage: { kind: 'text', mark: 'unknown', optional: true },
    status: { kind: 'text', mark: 'unknown', optional: true },
    category: { kind: 'text', mark: 'unknown', optional: true },
    createdTime: { kind: 'moment', mark: 'unknown', optional: true },
  }),
  getAmenityRequests: listed({
    id: anId,
    customerMessageRequest: optional(specified('text')),
    status: optional(aStatus),
    category: optional(specified('text')),
    reservationDate: optional(aDate),
    createdTime: optional(aMoment),
    lastUpdatedTime: optional(aMoment),
  }),
  getRating: {
    ratingValue: specified('stars', 'any number from 0.5 to 5 is read, rounded to the half'),
    internalMessage: optional(specified('text')),
    publicMessage: optional(specified('text')),
  },
}
