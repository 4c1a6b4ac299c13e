import { changesIn, type Change } from './change.ts'

const login = ['src/screens/login/Login.test.tsx']
const table = ['src/screens/reserve-table/ReserveTable.test.tsx']
const problem = ['src/screens/report-problem/ReportProblem.test.tsx']
const amenity = ['src/screens/request-amenities/RequestAmenities.test.tsx']
const rating = ['src/screens/leave-rating/LeaveRating.test.tsx']
const order = ['src/screens/room-service/RoomService.test.tsx', 'src/screens/room-service/cartSlice.test.ts']
const spa = ['src/screens/spa-center/SpaCenter.test.tsx']

const signingIn = changesIn('5', 'src/screens/login/loginEntry.ts', login, [
  ['Login: the account number is required', '!given[field]', "field !== 'accountNumber' && !given[field]"],
  ['Login: the room number is required', '!given[field]', "field !== 'roomNumber' && !given[field]"],
  ['Login: the consent is required', '!given[field]', "field !== 'consent' && !given[field]"],
  ['Login: blanks are nothing', 'value.trim()', 'value'],
  ['Login: no format is given', '!given[field]', "!given[field] || given[field] === '0305'"],
])

const reservation = [
  ...changesIn('5', 'src/screens/reserve-table/draft.ts', table, [
    ['Reservation: a name', "unless(isWritten(fullName), 'name')", "unless(true, 'name')"],
    ['Reservation: a room number', "unless(isWritten(roomNumber), 'room')", "unless(true, 'room')"],
    ['Reservation: a date', "unless(days.includes(draft.date), 'date')", "unless(true, 'date')"],
    ['Reservation: a time', "unless(isWritten(draft.time), 'time')", "unless(true, 'time')"],
    ['Reservation: a time that is more than blanks', "text.trim() !== ''", "text !== ''"],
    ['Reservation: the acknowledgement', "unless(draft.acknowledged, 'acknowledgement')", "unless(true, 'acknowledgement')"],
    ['Reservation: a meal', "meal: 'Dinner',", "meal: '' as 'Dinner',"],
  ]),
  ...changesIn('5', 'src/screens/reserve-table/ReservationForm.tsx', table, [
    ['Reservation: Next waits', 'disabled={!isComplete}', 'disabled={false}'],
  ]),
  ...changesIn('5', 'src/screens/reserve-table/ContactFields.tsx', table, [
    ['Reservation: the e-mail has type email', 'type="email"', 'type="text"'],
    ['Reservation: the phone has type tel', 'type="tel"', 'type="text"'],
  ]),
  ...changesIn('5', 'src/screens/reserve-table/draft.ts', table, [
    [
      'Reservation: e-mail and phone are optional',
      "unless(draft.acknowledged, 'acknowledgement')",
      "unless(draft.acknowledged && draft.email !== '', 'acknowledgement')",
    ],
  ]),
]

const report = changesIn('5', 'src/screens/report-problem/report.ts', problem, [
  ['Report: a category', 'each === category)', "each === category) ?? 'Друго'"],
  ['Report: a message', "|| customerMessage === ''", ''],
  ['Report: a message that is more than blanks', 'message.trim()', 'message'],
])

const request = changesIn('5', 'src/screens/request-amenities/amenityRequest.ts', amenity, [
  ['Request: a category', 'each === category)', "each === category) ?? 'Друго'"],
  ['Request: the message is not enforced', 'known === undefined)', "known === undefined || message.trim() === '')"],
])

const marked = changesIn('5', 'src/ui/forms/CategoryForm.tsx', amenity, [
  ['Request: the message is marked required', 'name="message"\n        required', 'name="message"'],
])

const stars = [
  ...changesIn('5', 'src/screens/leave-rating/RatingForm.tsx', rating, [
    ['Rating: a value must be chosen', 'disabled={rating === undefined}', 'disabled={false}'],
    ['Rating: a public message above 3 only', '{mayBePublic(ratingValue) && (', '{(ratingValue ?? 5) > 0 && ('],
  ]),
  ...changesIn('5', 'src/screens/leave-rating/rating.ts', rating, [
    ['Rating: the public message is cleared at 3', "? draft.publicMessage : ''", '? draft.publicMessage : draft.publicMessage'],
  ]),
]

const ordering = [
  ...changesIn('5', 'src/screens/room-service/OrderBar.tsx', order, [
    ['Room service: finish is disabled at 0 items', 'disabled={count === 0}', 'disabled={false}'],
  ]),
  ...changesIn('5', 'src/ui/forms/QuantityStepper.tsx', order, [
    ['Room service: minus ends at 0', 'disabled={value <= 0}', 'disabled={false}'],
  ]),
  ...changesIn('5', 'src/screens/room-service/cartSlice.ts', order, [
    ['Room service: nothing below 0 is kept', 'line.quantity > 0', 'line.quantity !== 0'],
  ]),
]

const massage = [
  ...changesIn('5', 'src/screens/spa-center/spaFlow.ts', [...spa, 'src/screens/spa-center/spaFlow.test.ts'], [
    ['Spa: an option must be chosen', 'minutes !== undefined &&', ''],
    ['Spa: a date must be chosen', 'dateId !== undefined &&', ''],
    ['Spa: a time must be chosen', '&& time !== undefined', ''],
    ['Spa: nothing is sent while a part is missing', 'return isComplete(choice) ? {', 'return choice ? {'],
  ]),
  ...changesIn('5', 'src/screens/spa-center/Schedule.tsx', spa, [
    ['Spa: Send request waits', 'disabled={!isComplete(choice)}', 'disabled={false}'],
  ]),
  ...changesIn('5', 'src/screens/spa-center/SpaCenter.tsx', ['src/screens/spa-center/missingParts.test.tsx'], [
    ['Spa: a view without its massage shows nothing', 'if (massage === undefined) return null', "if (massage === undefined) return 'Nothing'"],
    ['Spa: a view without its option shows nothing', '|| option === undefined || date', '|| date'],
    ['Spa: a view without its date shows nothing', '|| date === undefined) return null', ') return null'],
  ]),
]

/** Every rule of validation of section 5. */
export const rules: readonly Change[] = [
  ...[...signingIn, ...reservation, ...report, ...request],
  ...[...marked, ...stars, ...ordering, ...massage],
]
