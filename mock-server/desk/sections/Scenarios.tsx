import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { TabLink } from '#mock-server/desk/frame/TabLink.tsx'
import { guestOrigin } from '#mock-server/desk/phoneOrigins.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { useNames } from '#mock-server/desk/texts/useNames.ts'
import type { Desk } from '#mock-server/handlers/demo/desk.ts'
import { isDemoHost } from '#src/lib/demoHost.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonClass } from '#src/ui/buttonClass.ts'
import styles from './HardMoments.module.css'

/** Named states to bring the hotel into; one that a single page shows has a link to it. */
export function Scenarios({ desk }: { readonly desk: Desk }) {
  const { t } = useTexts()
  const names = useNames()
  const [apply, result] = deskApi.useApplyScenarioMutation()
  const { hostname } = new URL(guestOrigin(desk))
  const applied = t('hard.applied', { name: names.scenario(result.originalArgs ?? '') })
  return (
    <>
      <div className={styles.head}>
        <h3>{t('hard.scenarios')}</h3>
        <p className={styles.lead}>{t('hard.scenariosLead')}</p>
      </div>
      <Outcome of={result} done={applied} />
      <ul className={styles.list}>
        {desk.scenarios.map(({ name, opens }) => (
          <li key={name} className={styles.scenario}>
            <div>
              <p>{names.scenario(name)}</p>
              {opens !== undefined && !isDemoHost(hostname) && (
                <p className={styles.lead}>{t('hard.notShown', { host: hostname })}</p>
              )}
            </div>
            {opens === undefined && (
              <Button
                variant="secondary"
                aria-label={`${t('hard.apply')}: ${names.scenario(name)}`}
                onClick={() => void apply(name)}
              >
                {t('hard.apply')}
              </Button>
            )}
            {opens !== undefined && isDemoHost(window.location.hostname) && (
              <TabLink href={opens} className={buttonClass('secondary')} onClick={() => void apply(name)}>
                {t('hard.look')}
                <span className="visually-hidden"> {names.scenario(name)}</span>
              </TabLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
