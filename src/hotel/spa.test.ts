import { describe, expect, it } from 'vitest'
import { spaDays } from './spa.ts'
import { spaDate } from './spaDate.ts'

describe('the spa dates', () => {
  it.each([
    ['bg', 'понеделник', ['7 февруари', '8 февруари', '9 февруари', '10 февруари']],
    ['es', 'lunes', ['7 de febrero', '8 de febrero', '9 de febrero', '10 de febrero']],
  ] as const)('are four days of February, each named Monday, in %s', (language, monday, days) => {
    const dates = spaDays('fixed', '2026-02-27').map((day) => spaDate(day, language))
    expect(dates.map(({ day }) => day)).toEqual(days)
    expect(dates.map(({ weekday }) => weekday)).toEqual([monday, monday, monday, monday])
  })

  it('are the four days after today when they are rolling', () => {
    const dates = spaDays('rolling', '2026-02-27').map((id) => spaDate(id, 'en'))
    expect(dates.map(({ weekday, day }) => `${weekday} ${day}`)).toEqual([
      ...['Saturday 28 February', 'Sunday 1 March', 'Monday 2 March', 'Tuesday 3 March'],
    ])
  })
})
