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
  const { hostname } = new URL(guestOrigin(desk))
  return (
    <>
      <div className={styles.head}>
        <h3>{t('hard.scenarios')}</h3>
        <p className={styles.lead}>{t('hard.scenariosLead')}</p>
      </div>
      <ul className={styles.list}>
        {desk.scenarios.map((scenario) => <Scenario key={scenario.name} {...scenario} hostname={hostname} />)}
      </ul>
    </>
  )
}

type Props = Desk['scenarios'][number] & {
  /** Where guests open the app. */
  readonly hostname: string
}

function Scenario({ name, opens, hostname }: Props) {
  const { t } = useTexts()
  const spoken = useNames().scenario(name)
  const [apply, result] = deskApi.useApplyScenarioMutation()
  return (
    <li className={styles.state}>
      <div className={styles.scenario}>
        <div>
          <p>{spoken}</p>
          {opens !== undefined && !isDemoHost(hostname) && (
            <p className={styles.lead}>{t('hard.notShown', { host: hostname })}</p>
          )}
        </div>
        {opens === undefined && (
          <Button variant="secondary" aria-label={`${t('hard.apply')}: ${spoken}`} onClick={() => void apply(name)}>
            {t('hard.apply')}
          </Button>
        )}
        {opens !== undefined && isDemoHost(window.location.hostname) && (
          <TabLink href={opens} className={buttonClass('secondary')} onClick={() => void apply(name)}>
            {t('hard.look')}
            <span className="visually-hidden"> {spoken}</span>
          </TabLink>
        )}
      </div>
      <Outcome of={result} done={t('hard.applied', { name: spoken })} />
    </li>
  )
}
