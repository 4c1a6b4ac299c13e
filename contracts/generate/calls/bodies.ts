import * as v from 'valibot'
import categories from '#src/i18n/en/categories.json'
import type { CallName } from '#src/schemas/calls.ts'
import { configuration, contentModule, deviceProfile } from '#src/schemas/configuration.ts'
import { price } from '#src/schemas/fields.ts'
import { menuQuery, menu, menuItem } from '#src/schemas/menus.ts'
import { order } from '#src/schemas/orders.ts'
import { product } from '#src/schemas/products.ts'
import { ratingBody } from '#src/schemas/ratings.ts'
import { problemCategories, reportBody } from '#src/schemas/reports.ts'
import { amenityCategories, amenityRequest, amenityRequestBody } from '#src/schemas/requests.ts'
import { reservation, reservationBody } from '#src/schemas/reservations.ts'
import { guestSession, loginBody } from '#src/schemas/session.ts'
import { TEXT_LIMIT } from '#mock-server/handlers/http.ts'
import { PICTURE } from '#contracts/pact.ts'
import { documented, inContent, inferred, listOf, orNull, specified, type Documented, type Note } from './documented.ts'

const anId = inferred()
const aPrice = inferred()
const aPicture = inferred('an `https:` address, or a path on the API’s origin')
const picture = v.nullish(v.pipe(v.string(), v.regex(PICTURE)))
const aDisplayDate = specified('a day as text, such as `November 20th, 2026`, or an ISO date or date-time')
const aDateTime = inferred('ISO date-time; otherwise shown as received')
const aDate = inferred()
const aStatus = inferred('known statuses are translated, others are shown as received')

/** Bulgarian constants, which generated code names by their English labels. */
function bulgarian<Category extends string>(
  title: string,
  constants: readonly Category[],
  labels: Readonly<Record<Category, string>>,
): Note {
  const names = constants.map((each) => labels[each].toUpperCase().replaceAll(/\W+/g, '_'))
  return { ...specified('Bulgarian in every language'), title, 'x-enum-varnames': names }
}

// Stricter than the app's schemas, which accept any text that the app only displays or sends back, and data that it has stored.
const id = v.pipe(v.string(), v.minLength(1))
const integer = v.pipe(v.number(), v.integer())
const date = v.nullish(v.pipe(v.string(), v.isoDate()))
const dateTime = v.nullish(v.pipe(v.string(), v.isoTimestamp()))
const numberToSignIn = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^\s*\S[\s\S]*$/))
const sentText = v.pipe(v.string(), v.maxLength(TEXT_LIMIT))
const filledText = v.pipe(v.string(), v.minLength(1), v.maxLength(TEXT_LIMIT))

const trimmedText = 'the app removes spaces at both ends; a JSON string, also when it has only digits'

/** Request bodies by call. The app sends exactly these. */
export const requestBodies: { readonly [Name in CallName]?: Documented } = {
  login: documented(
    'Login',
    { ...loginBody.entries, accountNumber: numberToSignIn, roomNumber: numberToSignIn },
    { accountNumber: specified(trimmedText), roomNumber: specified(trimmedText) },
  ),
  placeOrder: documented(
    'NewOrder',
    { message: sentText, productIds: v.pipe(v.array(id), v.minLength(1)) },
    {
      message: specified(
        'empty; with `orderNote` a line that says how the guest pays, then the guest’s note to the kitchen, if there is one',
      ),
      productIds: specified(
        'at least one; one entry per unit, at most 999 of one product; each id as `GET products` gave it',
      ),
    },
  ),
  reserveTable: documented(
    'NewReservation',
    {
      ...reservationBody.entries,
      diningDailyAvailabilityConfigId: integer,
      customerMessage: sentText,
      internalMessage: sentText,
    },
    {
      numberOfPeople: specified('1 to 6'),
      diningDailyAvailabilityConfigId: specified('6, or the configured value'),
      customerMessage: specified(
        'the special instructions; with `reservationDetailsInMessage`, day, time and meal before them',
      ),
      internalMessage: specified('the app always sends an empty text'),
    },
  ),
  reportProblem: documented(
    'NewProblemReport',
    { ...reportBody.entries, customerMessage: filledText },
    {
      customerMessage: specified('never empty; the app sends at most 2,000 characters'),
      category: bulgarian('ProblemCategory', problemCategories, categories.problem),
    },
  ),
  requestAmenity: documented(
    'NewAmenityRequest',
    { ...amenityRequestBody.entries, customerMessageRequest: sentText },
    {
      customerMessageRequest: specified('may be empty; the app sends at most 2,000 characters'),
      category: bulgarian('AmenityCategory', amenityCategories, categories.amenity),
    },
  ),
  leaveRating: documented(
    'NewRating',
    { ...ratingBody.entries, internalMessage: sentText, publicMessage: sentText },
    {
      ratingValue: specified('0.5 to 5 in half stars'),
      internalMessage: specified('for the hotel; may be empty'),
      publicMessage: specified('for everybody; may be empty'),
    },
  ),
}

/** Query parameters by call. */
export const queries: { readonly [Name in CallName]?: Documented } = {
  getMenus: documented('MenuQuery', menuQuery.entries, {
    languageCode: specified('lower case; whether it narrows the list is unknown'),
    menuType: specified('`all` is inferred for the restaurant'),
  }),
}

const { appName, COMPANION_BASE_JAVA_URL, GA_TRACKING_ID, GET_YOUR_GUID_PARTNER_ID } = configuration.entries

/** One element of `GET configurations`, with the keys that the hotel documents. */
const configurationElement = documented(
  'HotelConfiguration',
  {
    appName,
    COMPANION_BASE_JAVA_URL,
    GA_TRACKING_ID,
    GET_YOUR_GUID_PARTNER_ID,
    deviceProfile: v.nullish(deviceProfile),
  },
  {
    appName: specified('the hotel’s name'),
    COMPANION_BASE_JAVA_URL: specified('not read from here: only `config.json` sets the address of the API'),
    GA_TRACKING_ID: specified('the id of Google Analytics; page views are counted only if the guest agrees'),
    GET_YOUR_GUID_PARTNER_ID: specified('the partner id of GetYourGuide, with this spelling'),
    deviceProfile: orNull(
      documented('DeviceProfile', deviceProfile.entries, {
        contentModules: orNull(
          listOf(
            documented('ContentModule', contentModule.entries, {
              moduleName: specified('one of the [module names](#modules); others are left out'),
              sortOrder: specified('tiles are sorted by it; one without it goes last'),
              internalUrl: specified('a path inside the app; a module without one is left out'),
            }),
          ),
        ),
      }),
    ),
  },
)

/**
 * Response bodies by call. The app ignores other fields. Ids are unique within a list. Where the app accepts a list as
 * `{ content: […] }` and as an array, the contract has the form that the specification gives.
 */
export const responses: { readonly [Name in CallName]?: Documented } = {
  login: documented(
    'GuestSession',
    { ...guestSession.entries, personId: id, checkInDate: date, checkOutDate: date },
    {
      personId: anId,
      sessionId: inferred('the bearer token of all protected calls, in printable ASCII'),
      checkInDate: aDate,
      checkOutDate: aDate,
    },
  ),
  getConfigurations: listOf(configurationElement),
  getProducts: inContent(
    documented(
      'Product',
      { ...product.entries, id, image: picture },
      {
        id: anId,
        price: aPrice,
        image: aPicture,
        productCategory: inferred(
          '`FOOD`, `NON_ALCOHOLIC`, `ALCOHOLIC`; `NON_ALCOHOL` is read as `NON_ALCOHOLIC`, and case makes no difference',
        ),
      },
    ),
  ),
  getOrders: inContent(
    documented(
      'Order',
      { ...order.entries, id, orderNumber: v.nullish(id) },
      {
        id: anId,
        reservationDate: aDisplayDate,
        orderNumber: anId,
        status: aStatus,
        totalPrice: aPrice,
      },
    ),
  ),
  getMenus: listOf(
    documented('Menu', menu.entries, {
      menuLanguage: inferred('compared in lower case with the guest’s language'),
      menuItems: orNull(
        listOf(
          documented(
            'MenuItem',
            { ...menuItem.entries, id: v.nullish(id), itemPrice: v.nullish(price), itemPhoto: picture },
            {
              id: anId,
              category: specified('`Other` by default'),
              itemPrice: aPrice,
              itemPhoto: aPicture,
            },
          ),
        ),
      ),
    }),
  ),
  getReservations: listOf(
    documented(
      'Reservation',
      { ...reservation.entries, id, numberOfPeople: v.nullish(integer) },
      {
        id: anId,
        reservationDate: aDisplayDate,
        mealTime: specified('`Dinner` or `Lunch`'),
      },
    ),
  ),
  getAmenityRequests: listOf(
    documented(
      'AmenityRequest',
      { ...amenityRequest.entries, id, createdTime: dateTime, lastUpdatedTime: dateTime },
      {
        id: anId,
        status: aStatus,
        reservationDate: aDisplayDate,
        createdTime: aDateTime,
        lastUpdatedTime: aDateTime,
      },
    ),
  ),
  getRating: documented(
    'Rating',
    // Not the app's schema, which accepts any body and turns an invalid one into an empty form.
    { ...ratingBody.entries, internalMessage: v.nullish(v.string()), publicMessage: v.nullish(v.string()) },
    {
      ratingValue: specified('any number from 0.5 to 5 is read and rounded to half stars'),
    },
  ),
}
