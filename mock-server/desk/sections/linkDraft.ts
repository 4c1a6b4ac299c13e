import type { LinkState } from '#mock-server/desk/link.ts'
import { isFaultName } from '#mock-server/faults.ts'
import type { Brand } from '#mock-server/handlers/demo/brand.ts'
import { personaNames } from '#mock-server/personas.ts'
import { isLanguage } from '#src/lib/languages.ts'
import { momentOnHotelClock } from './hotelMoment.ts'

/** The state of the link form. An empty text means the default. */
export interface LinkDraft {
  readonly persona: string
  readonly scenario: string
  readonly fault: string
  readonly language: string
  /** In the hotel's time zone. */
  readonly clock: string
  readonly withBrand: boolean
}

/** The initial draft. */
export const emptyLinkDraft: LinkDraft = {
  persona: '',
  scenario: '',
  fault: '',
  language: '',
  clock: '',
  withBrand: false,
}

/** The state of a link, without empty fields. */
export function linkStateOf(
  { persona, scenario, fault, language, clock, withBrand }: LinkDraft,
  brand: Brand,
): LinkState {
  const guest = personaNames.find((name) => name === persona)
  const moment = momentOnHotelClock(clock)
  return {
    ...(guest !== undefined && { persona: guest }),
    ...(scenario !== '' && { scenarios: [scenario] }),
    ...(isFaultName(fault) && { faults: [fault] }),
    ...(isLanguage(language) && { language }),
    ...(moment !== undefined && { clock: moment }),
    ...(withBrand && { brand }),
  }
}
