import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { dinnerInsteadOf } from '#mock-server/desk/direct/hotelMoment.ts'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import { beginTexts } from '#mock-server/desk/beginTexts/texts.ts'
import { folder } from '#mock-server/desk/link.ts'
import { deskTexts } from '#mock-server/desk/texts/texts.ts'
import deskBg from '#mock-server/desk/texts/bg.json'
import bg from '#src/i18n/bg/roomService.json'
import en from '#src/i18n/en/roomService.json'
import es from '#src/i18n/es/roomService.json'
import { wait } from '#src/lib/timeout.ts'

/** The address may name another pace, in milliseconds: the tour of a minute has this one. */
const PACE_MS = 3_500
const wished = new URLSearchParams(window.location.search).get('tour')
const pace = Number(wished) || PACE_MS

/** What stops the tour, on the page and on its phone. */
const inputs = ['pointerdown', 'keydown', 'wheel'] as const

/** Waits. Throws after it when the tour was stopped meanwhile. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms)
  signal.throwIfAborted()
}

/** Looks for something until it is there. */
async function found<Found>(look: () => Found | undefined, signal: AbortSignal): Promise<Found> {
  for (;;) {
    signal.throwIfAborted()
    const thing = look()
    if (thing !== undefined) return thing
    await pause(100, signal)
  }
}

type Point = Readonly<{ x: number; y: number }>

/** The middle of an element on this page, also of one on the phone, which is brought into view. */
function pointOf(element: HTMLElement, frame: HTMLIFrameElement | null): Point {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const around = element.ownerDocument === document ? undefined : frame?.getBoundingClientRect()
  return { x: (around?.left ?? 0) + left + width / 2, y: (around?.top ?? 0) + top + height / 2 }
}

/**
 * Plays the demo by itself, again and again, until somebody touches anything: it presses the app's own buttons in the frame and those of the
 * staff. `onBegin` opens the entrance on the phone.
 */
export function useTour(phone: RefObject<HTMLIFrameElement | null>, language: HotelLanguage, onBegin: () => void) {
  const [isOn, setOn] = useState(wished !== null)
  const [step, setStep] = useState<Readonly<{ says: Caption; at?: Point }>>({ says: 'enter' })
  const [reset] = deskApi.useResetMutation()
  const [setFault] = deskApi.useSetFaultMutation()
  const [setClock] = deskApi.useSetClockMutation()
  const readDesk = deskApi.useLazyDeskQuery()[0]

  async function play(signal: AbortSignal): Promise<void> {
    await reset({ language, keepsBrand: true })
    const { data } = await readDesk()
    const dinner = data && dinnerInsteadOf(data.clock.now)
    if (dinner) await setClock(dinner)
    signal.throwIfAborted()
    onBegin()
    for (const { says, lasts, find, presses, fault } of tourSteps(language)) {
      if (fault !== undefined) await setFault({ name: fault, on: true, options: {} })
      const look = () => {
        const shown = phone.current?.contentDocument
        return shown ? find(shown, document) : undefined
      }
      const target = await found(look, signal)
      for (const input of inputs) phone.current?.contentWindow?.addEventListener(input, stopAtInput)
      const at = pointOf(target, phone.current)
      setStep(presses ? { says, at } : { says })
      await pause(lasts * pace, signal)
      if (presses) (await found(look, signal)).click() // It may have been drawn again.
    }
  }

  function stopAtInput({ isTrusted }: Event): void {
    if (isTrusted) setOn(false)
  }

  const playOn = useEffectEvent(async (signal: AbortSignal) => {
    while (!signal.aborted) await play(signal)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const stopping = new AbortController()
    for (const input of inputs) window.addEventListener(input, stopAtInput, { signal: stopping.signal })
    void Promise.resolve()
      .then(() => playOn(stopping.signal))
      // One that was stopped stops no later one.
      .catch(() => !stopping.signal.aborted && setOn(false))
    return () => stopping.abort()
  }, [isOn])

  function start(): void {
    setStep({ says: 'enter' })
    setOn(true)
  }
  return { ...(isOn && step), start, stop: () => setOn(false) }
}

const roomServices = { bg, en, es }

type Caption = Exclude<keyof (typeof beginTexts)['bg']['tour'], 'stop' | 'stopHint'>

/** One step of the tour. */
interface TourStep {
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
function tourSteps(language: HotelLanguage): readonly TourStep[] {
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
