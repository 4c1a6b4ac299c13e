import { changesIn, type Change } from './change.ts'

const screen = ['src/screens/spa-center/SpaCenter.test.tsx']

const massages = changesIn('3', 'src/screens/spa-center/massages.ts', screen, [
  ['Classical massage, 20 min', 'minutes: 20,', 'minutes: 25,'],
  ['Classical massage, 20 min: 50 lv', 'leva: 50 ', 'leva: 51 '],
  ['Classical massage, 40 min', 'minutes: 40, leva: 70', 'minutes: 45, leva: 70'],
  ['Classical massage, 40 min: 70 lv', 'leva: 70 ', 'leva: 71 '],
  ['Classical massage, 60 min', 'minutes: 60, leva: 80', 'minutes: 65, leva: 80'],
  ['Classical massage, 60 min: 80 lv', 'leva: 80 ', 'leva: 81 '],
  ['Anti-cellulite massage, 40 min', 'minutes: 40, leva: 60', 'minutes: 45, leva: 60'],
  ['Anti-cellulite massage, 40 min: 60 lv', 'leva: 60 ', 'leva: 61 '],
  ['Deep relieve massage, 60 min', 'minutes: 60, leva: 85', 'minutes: 65, leva: 85'],
  ['Deep relieve massage, 60 min: 85 lv', 'leva: 85 ', 'leva: 86 '],
  ['Hot volcanic stone massage, 30 min', 'minutes: 30,', 'minutes: 35,'],
  ['Hot volcanic stone massage, 30 min: 55 lv', 'leva: 55 ', 'leva: 56 '],
  ['Hot volcanic stone massage, 60 min', 'minutes: 60, leva: 90', 'minutes: 65, leva: 90'],
  ['Hot volcanic stone massage, 60 min: 90 lv', 'leva: 90 ', 'leva: 91 '],
])

const names = changesIn('3', 'src/i18n/en/spaCenter.json', screen, [
  ['Name of the classical massage', 'Classical Massage', 'Classic Massage'],
  ['Name of the anti-cellulite massage', 'Anti-cellulite Massage', 'Anticellulite Massage'],
  ['Name of the deep relieve massage', 'Deep relieve Massage', 'Deep relief Massage'],
  ['Name of the hot volcanic stone massage', 'Hot Volcanic Stone massage', 'Hot Stone massage'],
])

const dates = changesIn('9', 'src/screens/spa-center/spaDates.ts', screen, [
  ['Spa date 7 February', "FIXED = ['2000-02-07'", "FIXED = ['2000-02-06'"],
  ['Spa date 8 February', "'2000-02-08'", "'2000-02-18'"],
  ['Spa date 9 February', "'2000-02-09'", "'2000-02-19'"],
  ['Spa date 10 February', "'2000-02-10'", "'2000-03-10'"],
  ['Every spa date is called Monday', "A_MONDAY = '2000-02-07'", "A_MONDAY = '2000-02-08'"],
  ['Spa time 10:00AM', "'10:00AM'", "'10:00'"],
  ['Spa time 11:00AM', "'11:00AM'", "'11:30AM'"],
  ['Spa time 16:00PM', "'16:00PM'", "'4:00PM'"],
  ['Spa time 17:00PM', "'17:00PM'", "'17:00'"],
])

/** The spa's massages and what can be chosen there. */
export const spa: readonly Change[] = [...massages, ...names, ...dates]
