import { beginTexts } from '#mock-server/desk/beginTexts/texts.ts'
import { folder } from '#mock-server/desk/link.ts'
import { deskTexts } from '#mock-server/desk/texts/texts.ts'
import deskBg from '#mock-server/desk/texts/bg.json'
import bg from '#src/i18n/bg/roomService.json'
import en from '#src/i18n/en/roomService.json'
import es from '#src/i18n/es/roomService.json'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'

const roomServices = { bg, en, es }

export type Caption = Exclude<keyof (typeof beginTexts)['bg']['tour'], 'stop' | 'stopHint'>

/** One step of the tour. */
export interface TourStep {
  readonly says: Caption
  /** How long it stands, in paces. */
  readonly lasts: number
  /** What it is about, on the phone or on the page around it; nothing while that is not there yet. */
  readonly find: (phone: Document, page: Document) => HTMLElement | undefined
  readonly presses?: true
  /** What goes wrong from then on. */
  readonly fault?: 'drop-after-commit'
}

/** The first visible one among the matching elements whose name begins so. */
function named(within: Document, selector: string, name = ''): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(selector)].find((each) => {
    const own = each.getAttribute('aria-label') ?? each.textContent
    const isFolded = each.closest('details:not([open])') !== null
    return own.trim().startsWith(name) && !isFolded && each.getClientRects().length > 0
  })
}

/** The steps of the tour: an order, which the staff accept, and one whose answer is lost. Each presses what a guest or the staff would press. */
export function tourSteps(language: HotelLanguage): readonly TourStep[] {
  const texts = roomServices[language]
  const [enterAs = ''] = beginTexts[language].enterAs.split('{{')
  const [increase = ''] = texts.increase.split('{{')
  const accept = (language === 'bg' ? deskBg : deskTexts).staff.steps.ACCEPTED
  const onPhone = (selector: string, name?: string) => (phone: Document) => named(phone, selector, name)
  const press = (says: Caption, lasts: number, find: TourStep['find']): TourStep => ({
    says,
    lasts,
    find,
    presses: true,
  })
  const roomService = onPhone(`main a[href="${folder}/room-service"]`)
  const dish = onPhone('main button', increase)
  const review = onPhone('button', texts.finish)
  const send = onPhone('main button', texts.finalize.order)
  const outcome = (phone: Document) =>
    phone.location.pathname.endsWith('/success') ? named(phone, 'main h1') : undefined
  const staffAccept = (_phone: Document, page: Document) => named(page, '#staff button', accept)
  return [
    press('enter', 1.2, onPhone('button', enterAs)),
    press('open', 1, roomService),
    press('choose', 0.8, dish),
    press('choose', 0.5, (phone) => named(phone, `main li[data-chosen="false"] button`, increase)),
    press('review', 1, review),
    press('send', 1, send),
    press('accept', 1.6, staffAccept),
    { says: 'seen', lasts: 1.6, find: outcome },
    { ...press('failure', 1.5, onPhone(`a[href="${folder}/"]`)), fault: 'drop-after-commit' },
    press('failure', 0.4, roomService),
    press('failure', 0.4, dish),
    press('failure', 0.4, review),
    press('failure', 0.8, send),
    { says: 'lost', lasts: 2, find: outcome },
    press('once', 1.4, staffAccept),
    { says: 'end', lasts: 1.6, find: outcome },
  ]
}
