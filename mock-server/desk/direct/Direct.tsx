import { Hint, Parts, parts, Outcome, QrCode, Section, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { phoneAddresses, staffLink } from '#mock-server/desk/link.ts'
import page from '#mock-server/desk/Desk.module.css'
import { MyHotel } from '#mock-server/desk/my-hotel/MyHotel.tsx'
import { Preflight } from '#mock-server/desk/preflight/Preflight.tsx'
import { Send } from '#mock-server/desk/send/Send.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { scrollTabIntoView, useFocusInstead } from '#src/ui/layout/focus.ts'
import styles from './Direct.module.css'
import { RequestLog, Tables } from './Records.tsx'
import { Faults, Situations } from './WhatGoesWrong.tsx'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { isFaultName } from '#mock-server/hotel/faults.ts'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { meals, mealTimes, momentOfMeal } from './hotelMoment.ts'

/** What the presenter alone uses, in five parts, and what engineers use in one fold. Only a host has tables to read. */
export function Direct({ desk }: { readonly desk: DeskState }) {
  const { host, addresses } = desk
  const { t } = useTexts()
  return (
    <Parts className={page.tab}>
      <ActiveOverrides desk={desk} />
      <JumpLinks />
      <Parts className={page.pair}>
        <MyHotel desk={desk} />
        <Parts className={page.tab}>
          <Send desk={desk} />
          <Faults name="failure" desk={desk} />
          <HotelClock desk={desk} />
          <Preflight desk={desk} />
          <Tablet desk={desk} />
        </Parts>
      </Parts>
      <section id="engineers" aria-labelledby="engineers-title">
        <details>
          <summary className="fold">
            <h2 id="engineers-title">{t('sections.engineers')}</h2>
          </summary>
          <Hint>{t('engineers.lead')}</Hint>
          <Parts className={page.pair}>
            <Faults name="faults" desk={desk} />
            <Situations desk={desk} />
          </Parts>
          <Parts className={page.tab}>
            <RequestLog desk={desk} />
            {host !== null && <Tables desk={desk} />}
            {host !== null && addresses.length > 0 && <Hint>{t('host.http')}</Hint>}
          </Parts>
        </details>
      </section>
    </Parts>
  )
}

/** The code with which another device opens the staff's screen alone; on a host that lets other devices in. */
function Tablet({ desk }: { readonly desk: DeskState }) {
  const { sandbox, staffKey } = desk
  const [app] = phoneAddresses(desk)
  const { t } = useTexts()
  if (sandbox === null || staffKey === null || app === undefined) return null
  return (
    <details>
      <summary className="fold">{t('tablet.title')}</summary>
      <QrCode address={staffLink(app, sandbox, staffKey)} />
      <Hint>{t('tablet.text')}</Hint>
    </details>
  )
}

function JumpLinks() {
  const { t } = useTexts()
  return (
    <nav aria-label={t('sections.label')} className={styles.jump}>
      <ul>
        {parts.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={() => document.querySelector(`#${name} > details`)?.setAttribute('open', '')}
              onFocus={({ currentTarget: link }) =>
                link.matches(':focus-visible') && scrollTabIntoView(link.closest('nav'), link)
              }
            >
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whatever is not as usual in the hotel, each with a button that ends it. Nothing when all is as usual. */
function ActiveOverrides({ desk: { faults, clock, situations } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const [setFault] = deskApi.useSetFaultMutation()
  const [setClock] = deskApi.useSetClockMutation()
  const [undo] = deskApi.useUndoSituationsMutation()
  const pressed = useFocusInstead()

  const item = (text: string, button: string, end: () => unknown) => (
    <li key={text}>
      {text}
      <button
        type="button"
        aria-label={`${button}: ${text}`}
        onClick={(event) => {
          pressed(event)
          end()
        }}
      >
        {button}
      </button>
    </li>
  )
  const items = Object.keys(faults.on)
    .filter(isFaultName)
    .map((name) => item(t(`faults.fault.${name}.title`), t('show.overrides.off'), () => setFault({ name, on: false })))
  const count = situations.length
  if (clock.ahead !== 0) items.push(item(t('show.overrides.clock'), t('show.overrides.trueTime'), () => setClock(null)))
  if (count > 0) items.push(item(t('show.overrides.situations', { count }), t('show.overrides.undo'), () => undo()))

  if (items.length === 0) return null
  return (
    <section aria-label={t('show.overrides.label')} className={styles.bar}>
      <p className={styles.title}>{t('show.overrides.label')}</p>
      <ul className={styles.items}>{items}</ul>
    </section>
  )
}

/** The time in the hotel, and buttons that set it to a meal of the same day. */
function HotelClock({ desk: { clock } }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const [setClock, result] = deskApi.useSetClockMutation()
  return (
    <Section name="clock">
      <div>
        <p className={styles.clock}>{formatMoment(clock.now, language, HOTEL_TIME_ZONE)}</p>
        <Hint>{t(clock.ahead === 0 ? 'clock.isTrue' : 'clock.isSet')}</Hint>
      </div>
      <ButtonRow>
        {meals.map((meal) => (
          <Button key={meal} variant="secondary" onClick={() => void setClock(momentOfMeal(meal, clock.now))}>
            {t(`clock.${meal}`, { time: mealTimes[meal] })}
          </Button>
        ))}
        <TextButton says="clock.unset" variant="quiet" onClick={() => void setClock(null)} />
      </ButtonRow>
      <Outcome of={result} done={t(result.originalArgs === null ? 'clock.isTrue' : 'clock.done')} />
    </Section>
  )
}
