import type { LinkState } from '#mock-server/desk/link.ts'
import { isFaultName } from '#mock-server/faults.ts'
import type { Brand } from '#mock-server/handlers/demo/brand.ts'
import { personaNames } from '#mock-server/personas.ts'
import { isLanguage } from '#src/lib/languages.ts'
import { momentOnHotelClock } from './hotelMoment.ts'

/** A link as it is being filled in; an empty text stands for "as usual". */
export interface LinkDraft {
  readonly persona: string
  readonly scenario: string
  readonly fault: string
  readonly language: string
  /** As the hotel's clock shows it. */
  readonly clock: string
  readonly withBrand: boolean
}

/** Where such a form starts. */
export const emptyLinkDraft: LinkDraft = {
  persona: '',
  scenario: '',
  fault: '',
  language: '',
  clock: '',
  withBrand: false,
}

/** What was filled in, as wishes for a demo to begin with. */
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
