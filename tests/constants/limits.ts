import { changesIn, type Change } from './change.ts'

const table = ['src/screens/reserve-table/ReserveTable.test.tsx']
const reservation = ['src/screens/reserve-table/Confirm.test.tsx']
const rating = ['src/screens/leave-rating/LeaveRating.test.tsx']
const finalize = ['src/screens/room-service/FinalizeOrder.test.tsx']
const widget = ['src/screens/activities/widgetPage.dom.test.ts']
const session = ['tests/integration/session.test.tsx']

const languages = [
  ...changesIn('9', 'src/lib/languages.ts', ['src/app/layout/LanguageMenu.test.tsx'], [
    ['Languages bg, en and es', "['bg', 'en', 'es']", "['bg', 'en']"],
    ['Bulgarian comes first', "['bg', 'en', 'es']", "['en', 'bg', 'es']"],
  ]),
  ...changesIn('9', 'src/i18n/language.ts', session, [
    ['The first visit is Bulgarian', "isLanguage(kept) ? kept : 'bg'", "isLanguage(kept) ? kept : 'en'"],
  ]),
  ...changesIn('9', 'src/i18n/i18n.ts', ['src/i18n/i18n.dom.test.ts'], [
    ['English is the fallback', "fallbackLng: 'en'", "fallbackLng: 'bg'"],
  ]),
]

const dining = [
  ...changesIn('9', 'src/screens/reserve-table/draft.ts', table, [
    ['At most 6 guests at a table', '[1, 2, 3, 4, 5, 6]', '[1, 2, 3, 4, 5, 6, 7]'],
    ['At least 1 guest at a table', '[1, 2, 3, 4, 5, 6]', '[2, 3, 4, 5, 6]'],
    ['2 guests at first', 'numberOfPeople: 2', 'numberOfPeople: 3'],
    ['The default meal is Dinner', "meal: 'Dinner',", "meal: 'Lunch' as 'Dinner',"],
  ]),
  ...changesIn('9', 'src/hotel/reservationDays.ts', table, [
    ['Dates from today', 'first + day * A_DAY_MS', 'first + (day + 1) * A_DAY_MS'],
    ['Dates to the checkout day', 'length: ahead + 1', 'length: Math.max(1, ahead)'],
    ['Today only when the checkout is missing or invalid', ', MOST_DAYS) : 0', ', MOST_DAYS) : 1'],
  ]),
  ...changesIn('9', 'src/config/config.ts', reservation, [
    ['diningDailyAvailabilityConfigId is 6', 'diningDailyAvailabilityConfigId: 6', 'diningDailyAvailabilityConfigId: 7'],
  ]),
  ...changesIn('9', 'src/schemas/reservations.ts', ['src/schemas/wire.test.ts'], [
    ['A reservation is for 1 guest at least', 'v.minValue(1)', 'v.minValue(0)'],
    ['A reservation is for 6 guests at most', 'v.maxValue(6)', 'v.maxValue(7)'],
  ]),
]

const payment = [
  ...changesIn('9', 'src/screens/room-service/Confirm.tsx', finalize, [
    ['Charge to room is the default', "?.content.payment ?? 'room'", "?.content.payment ?? 'cash'"],
  ]),
  ...changesIn('9', 'src/screens/room-service/PaymentChoice.tsx', finalize, [
    ['Payment in cash', "value: 'cash',", "value: 'card',"],
    ['Payment charged to the room', "value: 'room', label: t('finalize.room')", "value: 'room', label: t('finalize.card')"],
    ['Payment by card, where the hotel takes it', "value: 'card', label: t('finalize.card')", "value: 'card', label: t('finalize.cash')"],
  ]),
  ...changesIn('settled', 'src/config/config.ts', finalize, [
    ['No card unless configured', 'cardPayment: false', 'cardPayment: true'],
  ]),
]

const stars = [
  ...changesIn('9', 'src/ui/forms/starSteps.ts', rating, [
    ['5 stars', 'STARS = 5', 'STARS = 4'],
    ['Half steps', 'STEP = 0.5', 'STEP = 1'],
    ['Half a star is the least', 'LOWEST = 0.5', 'LOWEST = 1'],
  ]),
  ...changesIn('9', 'src/screens/leave-rating/rating.ts', rating, [
    ['Above 4 asks for a review on maps', 'return value > 4\n', 'return value >= 4\n'],
    ['4.5 asks for a review on maps', 'return value > 4\n', 'return value > 4.5\n'],
    ['A public comment needs above 3', 'value > 3', 'value >= 3'],
    ['3.5 may have a public comment', 'value > 3', 'value > 3.5'],
  ]),
  ...changesIn('3', 'src/schemas/ratings.ts', ['src/schemas/wire.test.ts', ...rating], [
    ['A rating is 5 at most', 'v.maxValue(5)', 'v.maxValue(10)'],
  ]),
  ...changesIn('settled', 'src/screens/leave-rating/ReturnHome.tsx', ['src/screens/leave-rating/RatingSuccess.test.tsx'], [
    ['Redirected after 10 s', 'SECONDS = 10', 'SECONDS = 9'],
  ]),
]

const money = [
  ...changesIn('9', 'src/config/config.ts', finalize, [['The currency is lv', "currency: 'lv'", "currency: 'lv+eur'"]]),
  ...changesIn('9', 'src/lib/money.ts', [...finalize, 'src/lib/money.test.ts'], [
    ['2 decimals', "padStart(2, '0')", "padStart(1, '0')"],
    ['Written lv', ": 'lv'}`", ": 'BGN'}`"],
    ['Written лв in Bulgarian', "'bg' ? 'лв'", "'bg' ? 'lv'"],
  ]),
]

const tours = changesIn('9', 'src/static/activities-widget/widget.html', widget, [
  ['The widget shows 12 items', 'data-gyg-number-of-items="12"', 'data-gyg-number-of-items="10"'],
  ['The widget is Bulgarian', 'data-gyg-locale-code="bg-BG"', 'data-gyg-locale-code="en-US"'],
  ["The widget asks for 'Sofia, Bulgaria'", 'data-gyg-q="Sofia, Bulgaria"', 'data-gyg-q="Sofia"'],
  ['The widget is the activities one', 'data-gyg-widget="activities"', 'data-gyg-widget="city"'],
  ['The address of the widget', '/default/activities.frame', '/default/city.frame'],
])

const storage = [
  ...changesIn('9', 'src/session/storage.ts', session, [
    ['Local key auth-storage', "AUTH_STORAGE_KEY = 'auth-storage'", "AUTH_STORAGE_KEY = 'auth'"],
  ]),
  ...changesIn('9', 'src/analytics/trackerSession.ts', ['src/app/routing/PageViews.test.tsx'], [
    ['Session key tracker_session_id', "'tracker_session_id'", "'tracker_id'"],
    ['Session key tracker_session_timestamp', "'tracker_session_timestamp'", "'tracker_timestamp'"],
  ]),
  ...changesIn('9', 'src/screens/settings/deviceStorage.ts', ['src/screens/settings/Settings.test.tsx'], [
    ['Settings know auth-storage', "'auth-storage'", "'auth'"],
    ['Settings know tracker_session_id', "'tracker_session_id'", "'tracker_id'"],
    ['Settings know tracker_session_timestamp', "'tracker_session_timestamp'", "'tracker_timestamp'"],
  ]),
]

const waits = [
  ...changesIn('settled', 'src/api/baseQuery.ts', ['src/api/baseQuery.dom.test.ts'], [
    ['A call is unanswered after 15 s', 'TIMEOUT_MS = 15_000', 'TIMEOUT_MS = 14_000'],
    ['A call is answered within 15 s', 'TIMEOUT_MS = 15_000', 'TIMEOUT_MS = 16_000'],
  ]),
  ...changesIn('settled', 'src/submissions/submitOnce.ts', ['src/submissions/submitOnce.dom.test.ts'], [
    ['The success page comes after 4 s', 'PATIENCE_MS = 4_000', 'PATIENCE_MS = 5_000'],
    ['The success page does not come before 4 s', 'PATIENCE_MS = 4_000', 'PATIENCE_MS = 3_000'],
  ]),
]

const sizes = [
  ...changesIn('9', 'src/ui/feedback/Dialog.module.css', ['tests/e2e/sizes.spec.ts'], [
    ['The side menu is 320px wide', 'width: 320px', 'width: 300px'],
  ]),
  ...changesIn('2', 'src/ui/forms/Stars.module.css', ['tests/e2e/sizes.spec.ts'], [
    ['A star has size 36', 'height: 2.25rem', 'height: 2rem'],
  ]),
]

/** The constants of section 9 that are neither hours nor categories nor the spa's. */
export const limits: readonly Change[] = [
  ...[...languages, ...dining, ...payment, ...stars],
  ...[...money, ...tours, ...storage, ...waits, ...sizes],
]
