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
