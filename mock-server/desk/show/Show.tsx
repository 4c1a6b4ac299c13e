import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Facts, Parts, QrCode, Section, TabLink } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import page from '#mock-server/desk/Desk.module.css'
import { beginLink, joinLink, phoneOrigins } from '#mock-server/desk/link.ts'
import { Mirror } from '#mock-server/desk/mirror/Mirror.tsx'
import type { BoardProps } from '#mock-server/desk/staff/arrivals.tsx'
import { Staff } from '#mock-server/desk/staff/Staff.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { Persona } from '#mock-server/scenarios/personas.ts'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import styles from './Show.module.css'

/** What a hotel's owner may see: how a phone joins, whom to sign in as, how far the demo is, the staff's screen, and the phone. */
export function Show({ desk, arrivals, isCurrent }: BoardProps & { readonly isCurrent: boolean }) {
  const { sandbox, brand, progress } = desk
  return (
    <Parts className={page.tab}>
      <Progress desk={desk} />
      <Parts className={sandbox === null ? styles.two : styles.three}>
        <Parts className={page.column}>
          <Join desk={desk} />
          <Guests desk={desk} />
        </Parts>
        <Staff desk={desk} arrivals={arrivals} />
        {sandbox !== null && <Mirror brand={brand} isOpen={isCurrent} phones={progress.phones} />}
      </Parts>
    </Parts>
  )
}

const steps = ['scan', 'signIn', 'order', 'accept'] as const

const MINUTE_S = 60

/** How long before `now` a moment was, in words; `undefined` for a moment of long ago or in the future. */
function ago(moment: string, now: string, language: string): string | undefined {
  const seconds = Math.round((Date.parse(now) - Date.parse(moment)) / 1000)
  // A longer time says little, and would be wrong after the clock was moved.
  if (Number.isNaN(seconds) || seconds < 0 || seconds > 60 * MINUTE_S) return undefined
  const format = new Intl.RelativeTimeFormat(language, { style: 'short' })
  return seconds < MINUTE_S
    ? format.format(-seconds, 'second')
    : format.format(-Math.floor(seconds / MINUTE_S), 'minute')
}

/** The larger one of this count and that of the answer before: an open phone is between two streams of events for a moment. */
function useSteady(count: number, answeredAt: string): number {
  const [last, setLast] = useState({ answeredAt, count, before: count })
  if (last.answeredAt === answeredAt) return Math.max(count, last.before)
  setLast({ answeredAt, count, before: last.count })
  return Math.max(count, last.count)
}

/** The four steps of a demo, ticked as they happen, and who has joined. */
function Progress({ desk: { progress, clock } }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const { guest, lastCallAt, done } = progress
  const phones = useSteady(progress.phones, clock.now)
  const next = steps.find((step) => !done[step])
  const last = lastCallAt === null ? undefined : ago(lastCallAt, clock.now, language)
  const nobody = t(done.scan ? 'show.progress.closed' : 'show.progress.nobody')
  const who = [
    phones > 0 ? t('show.progress.phones', { count: phones }) : nobody,
    ...(guest === null ? [] : [t('show.progress.guest', { guest })]),
  ]
  return (
    <div className={styles.progress}>
      <ol aria-label={t('show.steps.label')} className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === next ? 'step' : undefined}
            className={classes(styles.step, done[step] && styles.done)}
          >
            <span aria-hidden="true" className={styles.sign}>
              {done[step] ? <Check /> : index + 1}
            </span>
            {t(`show.steps.${step}`)}
            {done[step] && <span className="visually-hidden">{t('show.steps.done')}</span>}
          </li>
        ))}
      </ol>
      <div className={styles.texts}>
        <p role="status">{who.join(', ')}</p>
        {last !== undefined && <p>{`· ${t('show.progress.lastCall', { ago: last })}`}</p>}
      </div>
    </div>
  )
}

/** How a phone joins: one code, for the address at which phones most likely reach the demo, the others folded. */
function Join({ desk: { sandbox, host, language, ...desk } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const isInBrowser = sandbox === null
  // A phone cannot join a sandbox in this browser: it begins its own.
  const [first, ...others] = phoneOrigins(desk).map((origin) =>
    isInBrowser ? beginLink(origin, language === 'bg' ? {} : { language }) : joinLink(origin, sandbox, language),
  )
  return (
    <Section name="join" lead={isInBrowser && first !== undefined ? t('sandbox.scanBegin') : undefined}>
      {isInBrowser && first === undefined && <Notice tone="info">{t('sandbox.onlyHereHint')}</Notice>}
      {host?.lan === false && first === undefined && (
        <Notice tone="info" title={t('sandbox.noPhones')}>
          {t('sandbox.noPhonesHint')} <code className={elements.command}>npm start -- --lan</code>
        </Notice>
      )}
      {first !== undefined && <PhoneLink address={first} />}
      {others.length > 0 && (
        <details className={styles.networks}>
          <summary>{t('host.otherNetworks')}</summary>
          {others.map((address) => (
            <PhoneLink key={address} address={address} />
          ))}
        </details>
      )}
    </Section>
  )
}

function PhoneLink({ address }: { readonly address: string }) {
  return (
    <div className={styles.phone}>
      <QrCode address={address} />
      <TabLink href={address} className={styles.address}>
        {new URL(address).host}
      </TabLink>
    </div>
  )
}

/** Whom to sign in as: one guest with large numbers, the other personas in a list that is folded. */
function Guests({ desk: { personas } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const [first, ...others] = personas
  const factsOf = ({ accountNumber, roomNumber }: Persona) => [
    { label: t('guests.account'), value: accountNumber },
    { label: t('guests.room'), value: roomNumber },
  ]
  return (
    <Section name="guests">
      <p className={classes(first && styles.name)}>{first?.fullName ?? t('guests.none')}</p>
      {first && <Facts className={styles.numbers} facts={factsOf(first)} />}
      {others.length > 0 && (
        <details>
          <summary className="fold">{t('show.otherGuests')}</summary>
          <ul>
            {others.map((guest) => (
              <li key={guest.name} className={styles.guest}>
                <h3>{t(`guests.personas.${guest.name}`)}</h3>
                <p>{guest.fullName}</p>
                <Facts facts={factsOf(guest)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}
