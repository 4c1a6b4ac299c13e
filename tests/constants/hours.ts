import { changesIn, type Change } from './change.ts'

const onScreen = ['src/screens/hotel-information/HotelInformation.test.tsx']
const menus = ['src/screens/menus/menus.test.tsx']
const timetables = ['tests/integration/timetables.test.tsx']

/** The opening hours, which the hints and the table of hours are computed from (section 9). */
const openingHours = changesIn('9', 'src/hotel/openingHours.ts', onScreen, [
  ['Room service opens at 11:00', "'room-service': [{ from: '11:00'", "'room-service': [{ from: '11:30'"],
  ['Room service closes at 23:00', "to: '23:00'", "to: '22:00'"],
  ['Lunch begins at 12:00', "restaurant: [{ from: '12:00'", "restaurant: [{ from: '12:30'"],
  ['Lunch ends at 16:00', "to: '16:00'", "to: '15:30'"],
  ['Dinner begins at 19:00', "from: '19:00'", "from: '18:30'"],
  ['Dinner ends at 00:00', "to: '00:00'", "to: '23:00'"],
  ['The bar opens at 12:00', "bar: [{ from: '12:00'", "bar: [{ from: '11:00'"],
  ['The bar closes at 15:00', "to: '15:00'", "to: '14:00'"],
  ['The bar opens again at 17:00', "from: '17:00'", "from: '18:00'"],
  ['The bar closes at 22:00', "to: '22:00'", "to: '21:00'"],
  ['Breakfast begins at 08:00', "from: '08:00'", "from: '07:30'"],
  ['Breakfast ends at 10:00 on the screen', "to: '10:00'", "to: '10:30'"],
  ['Breakfast ends at 09:30: its last seating', "lastSeating: '09:30'", "lastSeating: '09:15'"],
  ['The spa opens at 11:00', "spa: [{ from: '11:00'", "spa: [{ from: '10:00'"],
  ['The spa closes at 18:00', "to: '18:00'", "to: '19:00'"],
  ['Reception opens at 07:00', "from: '07:00'", "from: '06:00'"],
  ['Reception closes at 02:00', "to: '02:00'", "to: '01:00'"],
])

/** The timetables as the screens word them. */
const timetableTexts = [
  ...changesIn('9', 'src/screens/menus/RestaurantMenu.tsx', menus, [
    ['Timetable of lunch', "'12:00-16:00'", "'12:00-15:00'"],
    ['Timetable of dinner', "'19:00-00:00'", "'19:00-23:00'"],
  ]),
  ...changesIn('9', 'src/screens/menus/BarMenu.tsx', menus, [
    ['Timetable of the bar at noon', '12:00-15:00', '12:00-14:00'],
    ['Timetable of the bar in the evening', '17:00-22:00', '17:00-23:00'],
  ]),
  ...changesIn('9', 'src/screens/menus/BreakfastMenu.tsx', menus, [
    ['Timetable of breakfast', '08:00 – 10:00AM', '08:00 – 10:00'],
  ]),
  ...['bg', 'en', 'es'].flatMap((language) => [
    ...changesIn('9', `src/i18n/${language}/roomService.json`, timetables, [
      [`Timetable of room service (${language})`, '11:00-23:00', '11:00-22:00'],
    ]),
    ...changesIn('9', `src/i18n/${language}/reception.json`, timetables, [
      [`Timetable of reception (${language})`, '07:00-02:00', '06:00-02:00'],
    ]),
    ...changesIn('9', `src/i18n/${language}/spaCenter.json`, timetables, [
      [`Timetable of the spa (${language})`, '11:00–18:00', '11:00-18:00'],
    ]),
  ]),
]

/** Every opening hour and timetable. */
export const hours: readonly Change[] = [...openingHours, ...timetableTexts]
