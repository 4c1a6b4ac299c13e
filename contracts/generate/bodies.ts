import * as v from 'valibot'
import type { CallName } from '#src/schemas/calls.ts'
import { configuration, contentModule } from '#src/schemas/configuration.ts'
import { price } from '#src/schemas/fields.ts'
import { menuQuery } from '#src/schemas/menuQuery.ts'
import { menu, menuItem } from '#src/schemas/menus.ts'
import { order, orderBody } from '#src/schemas/orders.ts'
import { product } from '#src/schemas/products.ts'
import { ratingBody } from '#src/schemas/ratings.ts'
import { report, reportBody } from '#src/schemas/reports.ts'
import { amenityRequest, amenityRequestBody } from '#src/schemas/requests.ts'
import { reservation, reservationBody } from '#src/schemas/reservations.ts'
import { guestSession, loginBody } from '#src/schemas/session.ts'
import { documented, inContent, listOf, type Documented, type Note } from './documented.ts'

const specified = (description?: string): Note => ({ description, 'x-source': 'specified' })
const inferred = (description: string): Note => ({ description, 'x-source': 'inferred' })
const unknown: Note = { 'x-source': 'unknown' }

const anId = inferred('text, or a number of no more than 2^53 − 1, stored as received')
const aPrice = inferred(
  'a number with at most two decimals, no more than 10 000 000; further decimals are rounded half up',
)
const aPicture = inferred('an `https:` address, or a path on the API’s origin')
const aDisplayDate = specified('text such as `November 20th, 2026`, shown as received')
const aDateTime = inferred('ISO date-time; otherwise shown as received')
const aDate = inferred('`yyyy-MM-dd`')
const aStatus = inferred('known statuses are translated, others are shown as received')
const bulgarian = specified('Bulgarian in every language')

// Stricter than the app's schemas, which accept any text that the app only displays or sends back, and data that it has stored.
const integer = v.pipe(v.number(), v.integer())
const date = v.nullish(v.pipe(v.string(), v.isoDate()))
const dateTime = v.nullish(v.pipe(v.string(), v.isoTimestamp()))

const ratingNotes = { ratingValue: specified(), internalMessage: specified(), publicMessage: specified() }

/** Request bodies by call. The app sends exactly these. */
export const requestBodies: { readonly [Name in CallName]?: Documented } = {
  login: documented(loginBody.entries, {
    accountNumber: specified('trimmed; never a number'),
    roomNumber: specified('trimmed; never a number'),
  }),
  placeOrder: documented(orderBody.entries, {
    message: specified('always empty'),
    productIds: specified('one entry per unit'),
  }),
  reserveTable: documented(
    { ...reservationBody.entries, diningDailyAvailabilityConfigId: integer },
    {
      numberOfPeople: specified('1 to 6'),
      diningDailyAvailabilityConfigId: specified('6, or the configured value'),
      customerMessage: specified(
        'the special instructions; with `reservationDetailsInMessage`, day, time and meal before them',
      ),
      internalMessage: specified('always empty'),
    },
  ),
  reportProblem: documented(reportBody.entries, {
    customerMessage: specified('never empty'),
    status: specified(),
    category: bulgarian,
  }),
  requestAmenity: documented(amenityRequestBody.entries, {
    customerMessageRequest: specified('may be empty'),
    status: specified(),
    category: bulgarian,
  }),
  leaveRating: documented(ratingBody.entries, ratingNotes),
}

/** Query parameters by call. */
export const queries: { readonly [Name in CallName]?: Documented } = {
  getMenus: documented(menuQuery.entries, {
    languageCode: specified('lower case; whether it narrows the list is unknown'),
    menuType: specified('`all` is inferred for the restaurant'),
  }),
}

/**
 * Response bodies by call. The app ignores other fields. Ids are unique within a list. Where the app accepts a list as
 * `{ content: […] }` and as an array, the contract has the form that the specification gives.
 */
export const responses: { readonly [Name in CallName]?: Documented } = {
  login: documented(
    { ...guestSession.entries, checkInDate: date, checkOutDate: date },
    {
      personId: anId,
      sessionId: inferred('the bearer token of all protected calls, in printable ASCII'),
      fullName: specified(),
      roomNumber: specified(),
      checkInDate: aDate,
      checkOutDate: aDate,
    },
  ),
  getConfigurations: listOf(
    // Only the keys that the specification names: a hotel may set any other key of the app's configuration.
    documented(v.pick(configuration, ['appName', 'deviceProfile']).entries, {
      appName: specified(),
      deviceProfile: documented(
        { contentModules: v.array(contentModule) },
        {
          contentModules: listOf(
            documented(contentModule.entries, {
              moduleName: specified(),
              sortOrder: specified(),
              internalUrl: specified('a path inside the app; a module without one is left out'),
            }),
          ),
        },
      ),
    }),
  ),
  getProducts: inContent(
    documented(product.entries, {
      id: anId,
      label: specified(),
      price: aPrice,
      image: aPicture,
      productCategory: inferred(
        '`FOOD`, `NON_ALCOHOLIC`, `ALCOHOLIC`; `NON_ALCOHOL` is read as `NON_ALCOHOLIC`, and case makes no difference',
      ),
    }),
  ),
  getOrders: inContent(
    documented(order.entries, {
      id: anId,
      reservationDate: aDisplayDate,
      orderNumber: anId,
      status: aStatus,
      totalPrice: aPrice,
    }),
  ),
  getMenus: listOf(
    // The contract requires the items; the app treats a menu without them as empty.
    documented(
      { ...menu.entries, menuItems: v.array(menuItem) },
      {
        menuLanguage: inferred('compared in lower case with the guest’s language'),
        menuItems: listOf(
          documented(
            { ...menuItem.entries, itemPrice: v.nullish(price) },
            {
              id: anId,
              category: specified('`Other` by default'),
              itemName: specified(),
              itemDescription: specified(),
              itemPrice: aPrice,
              portionSize: specified(),
              itemPhoto: aPicture,
            },
          ),
        ),
      },
    ),
  ),
  getReservations: listOf(
    documented(
      { ...reservation.entries, numberOfPeople: v.nullish(integer) },
      {
        id: anId,
        reservationDate: aDisplayDate,
        numberOfPeople: specified(),
        mealTime: specified('`Dinner` or `Lunch`'),
        reservationTime: specified(),
        name: specified(),
        roomNumber: specified(),
        email: specified(),
        phoneNumber: specified(),
        specialInstructions: specified(),
      },
    ),
  ),
  getReports: listOf(
    documented(
      { ...report.entries, createdTime: dateTime },
      { id: unknown, customerMessage: unknown, status: unknown, category: unknown, createdTime: unknown },
    ),
  ),
  getAmenityRequests: listOf(
    documented(
      { ...amenityRequest.entries, createdTime: dateTime, lastUpdatedTime: dateTime },
      {
        id: anId,
        customerMessageRequest: specified(),
        status: aStatus,
        category: specified(),
        reservationDate: aDisplayDate,
        createdTime: aDateTime,
        lastUpdatedTime: aDateTime,
      },
    ),
  ),
  getRating: documented(
    // Not the app's schema, which accepts any body and turns an invalid one into an empty form.
    { ...ratingBody.entries, internalMessage: v.nullish(v.string()), publicMessage: v.nullish(v.string()) },
    { ...ratingNotes, ratingValue: specified('any number from 0.5 to 5 is read and rounded to half stars') },
  ),
}
