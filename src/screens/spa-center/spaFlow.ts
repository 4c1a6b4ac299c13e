import * as v from 'valibot'

/** The state of the spa center: one of four views, and the choice so far by id; `minutes` is the length (spec 2.60). */
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

export type SpaChoice = SpaState['choice']

export type SpaEvent =
  | { readonly type: 'massageChosen'; readonly massageId: string; readonly minutes?: number }
  | { readonly type: 'optionChosen'; readonly minutes: number }
  | { readonly type: 'dateChosen'; readonly dateId: string }
  | { readonly type: 'timeChosen'; readonly time: string }
  | { readonly type: 'requestSent' | 'leftForList' | 'done' }

/** The initial state. */
export const atTheList: SpaState = { view: 'LIST', choice: {} }

/**
 * Whether massage, option, date and time are all chosen: only then a request can be sent or shown as sent (spec 5.9, 5.10).
 */
export function isComplete(choice: SpaChoice): choice is Required<SpaChoice> {
  const { massageId, minutes, dateId, time } = choice
  return massageId !== undefined && minutes !== undefined && dateId !== undefined && time !== undefined
}

/** The choice without a date that is no longer offered: midnight at the hotel may pass while the guest chooses. */
export function stillOffered(choice: SpaChoice, days: readonly { readonly id: string }[]): SpaChoice {
  const { dateId, ...rest } = choice
  return days.some(({ id }) => id === dateId) ? choice : rest
}

/**
 * LIST → SCHEDULE → REQUEST_SENT → LIST, and from SCHEDULE back to LIST (spec 4.11). An event that is not valid in the
 * current view changes nothing. As in the spec, no event leads to REQUEST_APPROVED; Done leaves it.
 */
export function spaFlow(state: SpaState, event: SpaEvent): SpaState {
  const { view, choice } = state
  switch (view) {
    case 'LIST':
      return event.type === 'massageChosen' ? { view: 'SCHEDULE', choice: chosen(event) } : state
    case 'SCHEDULE':
      return scheduling(state, event)
    case 'REQUEST_SENT':
      return event.type === 'leftForList' ? { view: 'LIST', choice } : state
    case 'REQUEST_APPROVED':
      return event.type === 'done' ? atTheList : state
  }
}

/** A new choice: the massage alone, or with the length that was tapped. */
function chosen({ massageId, minutes }: Extract<SpaEvent, { type: 'massageChosen' }>): SpaChoice {
  return minutes === undefined ? { massageId } : { massageId, minutes }
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
