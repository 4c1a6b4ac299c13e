import Check from 'lucide-react/icons/check'
import Unplug from 'lucide-react/icons/unplug'
import type { ReactNode } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Hint, Parts, QrCode, TabLink } from '#mock-server/desk/frame/elements.tsx'
import { beginLink, folder, joinLink, phoneAddresses } from '#mock-server/desk/link.ts'
import { Mirror } from '#mock-server/desk/mirror/Mirror.tsx'
import { Staff } from '#mock-server/desk/staff/Staff.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import type { FaultName } from '#mock-server/hotel/faults.ts'
import { classes } from '#src/ui/classes.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import styles from './Show.module.css'

interface DeskProps {
  readonly desk: DeskState
}

/** What a hotel's owner sees on a projector: the steps of the demo, the guest's phone, and the staff's screen. */
export function Show({ desk }: DeskProps) {
  return (
    <Parts className={styles.stage}>
      <Steps desk={desk} />
      <Phone desk={desk} />
      <Staff desk={desk} />
    </Parts>
  )
}

const steps = ['scan', 'signIn', 'order', 'accept'] as const

/** The four steps of a demo, ticked as they happen. */
function Steps({ desk }: DeskProps) {
  const { t } = useTexts()
  const { done } = desk.progress
  const hasCode = phoneAddresses(desk).length > 0
  const next = steps.find((step) => !done[step])
  return (
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
          {t(`show.steps.${step === 'scan' && !hasCode ? 'open' : step}`)}
          {done[step] && <span className="visually-hidden">{t('show.steps.done')}</span>}
        </li>
      ))}
    </ol>
  )
}

/** The code to scan until a phone has joined; then what the phone shows that last did something, with the code in the corner. */
function Phone({ desk }: DeskProps) {
  const { t, language: deskLanguage } = useTexts()
  const { sandbox, progress } = desk
  const language = desk.language ?? deskLanguage
  // Where the mock server runs in the browser, the guest app is in another tab: no phone joins.
  const isInBrowser = sandbox === null
  // Also while Direct is looked at, so that the page is not an old one afterwards.
  const often = { pollingInterval: 500, skipPollingIfUnfocused: false, skip: isInBrowser }
  const page = deskApi.useMirrorQuery(undefined, often).data?.page ?? undefined
  const hasJoined = page !== undefined || (!isInBrowser && progress.phones > 0)
  // A phone cannot join a sandbox in this browser: it begins its own.
  const links = phoneAddresses(desk).map((app) =>
    isInBrowser ? beginLink(app, language) : joinLink(app, sandbox, language),
  )
  return (
    <section aria-label={t('sections.mirror')} className={classes(styles.phone, hasJoined && styles.joined)}>
      {hasJoined && (
        <div className={styles.room}>
          <Parts>{page ? <Mirror page={page} /> : <Hint>{t('show.mirror.soon')}</Hint>}</Parts>
        </div>
      )}
      <div className={styles.corner}>
        <h2>{t(hasJoined || links.length === 0 ? 'sections.mirror' : 'sections.join')}</h2>
        <Join {...{ sandbox, language }} links={hasJoined ? links.slice(0, 1) : links} />
        <Failure desk={desk} />
      </div>
    </section>
  )
}

interface JoinProps {
  readonly sandbox: string | null
  readonly language: HotelLanguage
  readonly links: readonly string[]
}

/** How a phone joins: one code, for the address at which phones most likely reach the demo, the others folded. Without any, in a tab. */
function Join({ sandbox, language, links: [first, ...others] }: JoinProps) {
  const { t } = useTexts()
  return (
    <>
      {sandbox === null && <Hint>{t(first === undefined ? 'sandbox.onlyHereHint' : 'sandbox.scanBegin')}</Hint>}
      {first !== undefined && <Code address={first} />}
      {(sandbox === null || first === undefined) && (
        <TabLink href={joinLink(folder, '', language)} className={buttonClass('secondary')}>
          {t('openApp')}
        </TabLink>
      )}
      {others.length > 0 && (
        <details>
          <summary className="fold">{t('host.otherNetworks')}</summary>
          {others.map((address) => (
            <Code key={address} address={address}>
              {new URL(address).host}
            </Code>
          ))}
        </details>
      )}
    </>
  )
}

/** A code for a phone, which this computer may open in a tab. */
function Code({ address, children }: { readonly address: string; readonly children?: ReactNode }) {
  return (
    <TabLink href={address} className={styles.code}>
      <QrCode address={address} />
      {children}
    </TabLink>
  )
}

/** The failure that convinces: the order arrives, but the guest is not told. */
const TRICK: FaultName = 'drop-after-commit'

/** Lets the next order's answer be lost. It says nothing that an owner could read. */
function Failure({ desk: { faults } }: DeskProps) {
  const { t } = useTexts()
  const [setFault] = deskApi.useSetFaultMutation()
  const isArmed = faults.on[TRICK] !== undefined
  return (
    <button
      type="button"
      aria-label={t(`faults.fault.${TRICK}.title`)}
      aria-pressed={isArmed}
      className={styles.failure}
      onClick={() => void setFault({ name: TRICK, on: !isArmed })}
    >
      <Unplug aria-hidden="true" />
    </button>
  )
}
