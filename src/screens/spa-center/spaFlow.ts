import * as v from 'valibot'

/** Where the guest is, and with what: one of four views, and what was chosen so far, by id; `minutes` is the length (spec 2.60). */
export const spaState = v.object({
  view: v.picklist(['LIST', 'SCHEDULE', 'REQUEST_SENT', 'REQUEST_APPROVED']),
  choice: v.object({
    massageId: v.exactOptional(v.string()),
    minutes: v.exactOptional(v.number()),
    dateId: v.exactOptional(v.string()),
    time: v.exactOptional(v.string()),
  }),
})
export type SpaState = Readonly<v.InferOutput<typeof spaState>>

/** What the guest has chosen so far. */
export type SpaChoice = SpaState['choice']

/** What can happen in the spa center. */
export type SpaEvent =
  | { readonly type: 'massageChosen'; readonly massageId: string }
  | { readonly type: 'optionChosen'; readonly minutes: number }
  | { readonly type: 'dateChosen'; readonly dateId: string }
  | { readonly type: 'timeChosen'; readonly time: string }
  | { readonly type: 'requestSent' | 'leftForList' | 'done' }

/** The spa center as a guest finds it. */
export const atTheList: SpaState = { view: 'LIST', choice: {} }

/** Massage, option, date and time: without one of them nothing can be sent or shown as sent (spec 5.9, 5.10). */
export function isComplete(choice: SpaChoice): choice is Required<SpaChoice> {
  const { massageId, minutes, dateId, time } = choice
  return massageId !== undefined && minutes !== undefined && dateId !== undefined && time !== undefined
}

/** The choice without a day that is no longer on offer: the hotel's midnight may come while a guest chooses. */
export function stillOffered(choice: SpaChoice, days: readonly { readonly id: string }[]): SpaChoice {
  const { dateId, ...rest } = choice
  return days.some(({ id }) => id === dateId) ? choice : rest
}

/**
 * LIST → SCHEDULE → REQUEST_SENT → LIST, and back from SCHEDULE (spec 4.11). An event that does not belong to the view
 * changes nothing. Nothing leads to REQUEST_APPROVED, as the spec has it; Done leads out of it.
 */
export function spaFlow(state: SpaState, event: SpaEvent): SpaState {
  const { view, choice } = state
  switch (view) {
    case 'LIST':
      return event.type === 'massageChosen' ? { view: 'SCHEDULE', choice: { massageId: event.massageId } } : state
    case 'SCHEDULE':
      return scheduling(state, event)
    case 'REQUEST_SENT':
      return event.type === 'leftForList' ? { view: 'LIST', choice } : state
    case 'REQUEST_APPROVED':
      return event.type === 'done' ? atTheList : state
  }
}

function scheduling(state: SpaState, event: SpaEvent): SpaState {
  const { choice } = state
  switch (event.type) {
    case 'optionChosen':
      return { ...state, choice: { ...choice, minutes: event.minutes } }
    case 'dateChosen':
      return { ...state, choice: { ...choice, dateId: event.dateId } }
    case 'timeChosen':
      return { ...state, choice: { ...choice, time: event.time } }
    case 'requestSent':
      return isComplete(choice) ? { view: 'REQUEST_SENT', choice } : state
    case 'leftForList':
      return { view: 'LIST', choice }
    default:
      return state
  }
}
