import { describe, expect, it } from 'vitest'
import { atTheList, spaFlow, type SpaEvent, type SpaState } from './spaFlow.ts'

const choice = { massageId: 'classical', minutes: 40, dateId: 'd', time: '11:00AM' }
const chosen: readonly SpaEvent[] = [
  { type: 'massageChosen', massageId: 'classical' },
  { type: 'optionChosen', minutes: 40 },
  { type: 'dateChosen', dateId: 'd' },
  { type: 'timeChosen', time: '11:00AM' },
]
const events: readonly SpaEvent[] = [...chosen, { type: 'requestSent' }, { type: 'leftForList' }, { type: 'done' }]
const after = (...happened: readonly SpaEvent[]): SpaState => happened.reduce(spaFlow, atTheList)

describe('spaFlow', () => {
  it('goes from the list to the schedule and on to the sent request', () => {
    expect(after(...chosen.slice(0, 1))).toEqual({ view: 'SCHEDULE', choice: { massageId: 'classical' } })
    expect(after(...chosen, { type: 'requestSent' })).toEqual({ view: 'REQUEST_SENT', choice })
  })

  it.each([1, 2, 3])('stays in the schedule while choice %i is missing', (missing) => {
    const some = chosen.filter((_event, index) => index !== missing)
    expect(after(...some, { type: 'requestSent' }).view).toBe('SCHEDULE')
  })

  it('clears option, date and time when a massage is chosen', () => {
    const again = after(...chosen, { type: 'leftForList' }, { type: 'massageChosen', massageId: 'hotStone' })
    expect(again).toEqual({ view: 'SCHEDULE', choice: { massageId: 'hotStone' } })
  })

  it('begins with the length that was tapped in the list', () => {
    const again = after(
      ...chosen,
      { type: 'leftForList' },
      { type: 'massageChosen', massageId: 'hotStone', minutes: 60 },
    )
    expect(again).toEqual({ view: 'SCHEDULE', choice: { massageId: 'hotStone', minutes: 60 } })
  })

  it('goes back to the list from the schedule and from the sent request', () => {
    expect(after(...chosen, { type: 'leftForList' }).view).toBe('LIST')
    expect(after(...chosen, { type: 'requestSent' }, { type: 'leftForList' }).view).toBe('LIST')
  })

  it('goes from the approved request to an empty list', () => {
    expect(spaFlow({ view: 'REQUEST_APPROVED', choice }, { type: 'done' })).toEqual({ view: 'LIST', choice: {} })
  })

  it.each(['LIST', 'SCHEDULE', 'REQUEST_SENT'] as const)('never changes from %s to an approved request', (view) => {
    const reached = events.map((event) => spaFlow({ view, choice }, event).view)
    expect(reached).not.toContain('REQUEST_APPROVED')
  })

  it.each([
    ['LIST', ['massageChosen']],
    ['REQUEST_SENT', ['leftForList']],
    ['REQUEST_APPROVED', ['done']],
  ] satisfies [SpaState['view'], string[]][])('in %s only the events %j change the state', (view, meaningful) => {
    const state = { view, choice }
    const changing = events.filter((event) => spaFlow(state, event) !== state).map(({ type }) => type)
    expect(changing).toEqual(meaningful)
  })
})
