import * as v from 'valibot'
import { configuration, contentModule, currencies, deviceProfile, text } from '#src/schemas/configuration.ts'
import { hotelFacts } from '#src/schemas/hotelFacts.ts'
import { placeGroups, surroundings } from '#src/schemas/surroundings.ts'
import { documented, listOf, orNull } from './documented.ts'
import { option, proposed, specified } from './notes.ts'

/** A text for every language, or one for each. */
const texts = v.union([text, v.record(v.string(), text)])
const { recommendations, activities } = surroundings.entries
const { places } = recommendations.wrapped.entries
const { ideas } = activities.wrapped.entries
const inLanguages = option('one text for every language, or one each for `bg`, `en` and `es`')

/** One element of `GET configurations`: every option of the app, all optional. */
export const configurationElement = documented(
  'HotelConfiguration',
  {
    ...configuration.entries,
    currency: v.nullish(v.picklist(currencies)),
    spaDates: v.nullish(v.picklist(['fixed', 'rolling'])),
    timeZone: v.nullish(text),
    productNames: v.nullish(v.record(v.string(), v.record(v.string(), v.unknown()))),
  },
  {
    appName: specified('the hotel’s name'),
    appNames: orNull(
      documented('HotelNames', configuration.entries.appNames.wrapped.entries, {
        bg: option('the name in Bulgarian'),
        en: option('the name in English'),
        es: option('the name in Spanish'),
      }),
    ),
    COMPANION_BASE_JAVA_URL: specified('not read from here: only `config.json` sets the address of the API'),
    apiCookies: option(
      'whether the app’s calls have the browser’s cookies, for a gateway that needs one; by default they have none',
    ),
    GA_TRACKING_ID: specified('the id of Google Analytics; page views are counted only if the guest agrees'),
    GET_YOUR_GUID_PARTNER_ID: specified('the partner id of GetYourGuide, with this spelling'),
    activitiesWidget: option('`false` leaves out the tours of GetYourGuide; `true` cannot bring them back'),
    deviceProfile: orNull(
      documented('DeviceProfile', deviceProfile.entries, {
        contentModules: orNull(
          listOf(
            documented('ContentModule', contentModule.entries, {
              moduleName: specified('one of the [module names](constants.md#modules); others are left out'),
              sortOrder: specified('tiles are sorted by it; one without it goes last'),
              internalUrl: specified('a path inside the app; a module without one is left out'),
            }),
          ),
        ),
      }),
    ),
    currency: option(
      '`lv`: prices arrive and are shown in leva; `lv+eur`: they arrive in leva and are shown in both; `eur`: they arrive and are shown in euro',
    ),
    diningDailyAvailabilityConfigId: option('sent with each table reservation'),
    mapsReviewUrl: option('where a public review is written; a maps search for `appName` by default'),
    termsUrl: option('the terms, linked from the login'),
    privacyUrl: option('the privacy notice, linked from the login'),
    publicRecommendations: option('whether visitors see the recommendations'),
    cardPayment: option('whether “card” is offered as a payment of an order'),
    spaDates: option('`fixed` shows the specified dates of the spa, `rolling` the next four days'),
    reservationDetailsInMessage: option('puts meal, date and time before the message of a reservation, in Bulgarian'),
    reportsEndpoint: proposed('reads the reported problems from `GET reports/customer/{personId}`'),
    idempotencyKey: proposed('sends `Idempotency-Key` with each submission'),
    timeZone: option('the hotel’s time zone, an IANA name'),
    brand: orNull(
      documented('Brand', configuration.entries.brand.wrapped.entries, {
        color: option('the accent colour, as in CSS'),
        headerImage: option('the picture at the top: an `https:` address, or a path on the app’s host'),
        logo: option('the logo on the home screen, likewise'),
      }),
    ),
    errorReportUrl: option('receives reports of errors without personal data'),
    statusRefreshSeconds: option('how often an unfinished status is read again; `0` never'),
    productNames: option('by label of a product and language: its name, or `name`, `description` and `portion`'),
    hotelFacts: orNull(
      documented(
        'HotelFacts',
        {
          ...hotelFacts.entries,
          checkOutTime: v.nullish(texts),
          address: v.nullish(texts),
          parking: v.nullish(texts),
          poolHours: v.nullish(texts),
        },
        {
          wifi: orNull(
            documented('Wifi', hotelFacts.entries.wifi.wrapped.entries, {
              name: option('the name of the network'),
              password: option('its password'),
            }),
          ),
          checkOutTime: inLanguages,
          address: inLanguages,
          mapUrl: option('the map of the address'),
          phone: option('the telephone number of the reception'),
          parking: inLanguages,
          poolHours: inLanguages,
        },
      ),
    ),
    surroundings: orNull(
      documented('Surroundings', surroundings.entries, {
        recommendations: orNull(
          documented(
            'Recommendations',
            { ...recommendations.wrapped.entries, lead: v.nullish(texts) },
            {
              lead: inLanguages,
              places: listOf(
                documented(
                  'Place',
                  { ...places.item.entries, title: texts, text: texts, group: v.nullish(v.picklist(placeGroups)) },
                  { title: inLanguages, text: inLanguages, group: option('`sights` by default') },
                ),
              ),
            },
          ),
        ),
        activities: orNull(
          documented(
            'Activities',
            { ...activities.wrapped.entries, lead: v.nullish(texts) },
            {
              lead: inLanguages,
              ideas: listOf(
                documented(
                  'Idea',
                  { ...ideas.item.entries, title: texts, text: texts },
                  { title: inLanguages, text: inLanguages, picture: option('an address or a path') },
                ),
              ),
            },
          ),
        ),
        tourSearch: option('what GetYourGuide is searched for'),
      }),
    ),
  },
)
