import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import elements from '#mock-server/desk/frame/elements.module.css'
import { Hint, Section } from '#mock-server/desk/frame/elements.tsx'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { dinnerInsteadOf } from '#mock-server/desk/direct/hotelMoment.ts'
import { phoneAddresses } from '#mock-server/desk/link.ts'
import { scenarioKey, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { isFaultName } from '#mock-server/hotel/faults.ts'
import { formatTime } from '#src/lib/time.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Preflight.module.css'
import { breaks } from './preflight.ts'

/** Checks the guest app. Not while a fault is on: the check would use it up. Situations stay on, and are named where they make it fail. */
export function Preflight({ desk }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const [run, { data, isLoading }] = deskApi.useRunPreflightMutation()
  const { faults, situations, clock } = desk
  const faultsOn = Object.keys(faults.on)
    .filter(isFaultName)
    .map((name) => t(`faults.fault.${name}.title`))
  const isHeldBack = isLoading || faultsOn.length > 0
  const total = data?.flows.length ?? 0
  const failed = data?.flows.filter(({ error }) => error !== undefined).length ?? 0
  const blame = (situation: string) => (
    <Hint key={situation}>{t('preflight.because', { what: t(scenarioKey(situation)) })}</Hint>
  )
  return (
    <Section name="preflight">
      <div>
        <Button wide aria-disabled={isHeldBack} onClick={() => !isHeldBack && void run()}>
          {t(isLoading ? 'preflight.running' : 'preflight.start')}
        </Button>
      </div>
      {faultsOn.length > 0 && <Hint>{t('preflight.offFirst', { what: faultsOn.join('; ') })}</Hint>}
      <div role="status">
        {data && (
          <Notice
            tone={failed === 0 ? 'success' : 'danger'}
            title={t(failed === 0 ? 'preflight.allGood' : 'preflight.some', { number: failed || total, total })}
          >
            {t('preflight.took', { time: formatTime(new Date(data.at + clock.ahead), HOTEL_TIME_ZONE) })}
          </Notice>
        )}
      </div>
      {data && (
        <>
          <Reach desk={desk} />
          {dinnerInsteadOf(clock.now) !== null && (
            <Notice
              tone="warning"
              title={t('closedKitchen.title', { time: formatTime(new Date(clock.now), HOTEL_TIME_ZONE) })}
            >
              {t('closedKitchen.text')}
            </Notice>
          )}
          <Stack as="ul" gap={2} className={styles.flows}>
            {data.flows.map(({ name, error }) => (
              <li key={name} className={error === undefined ? styles.good : styles.bad}>
                {error === undefined ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
                <div>
                  <p>
                    {t(`preflight.flows.${name}`)}{' '}
                    <span className="visually-hidden">{t(`preflight.${error === undefined ? 'good' : 'bad'}`)}</span>
                  </p>
                  {error !== undefined && situations.filter((each) => breaks[each] === name).map(blame)}
                  {error !== undefined && (
                    <details className={styles.error}>
                      <summary>{t('preflight.details')}</summary>
                      <p>{error}</p>
                    </details>
                  )}
                </div>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Section>
  )
}

/** What to do where no phone has reached the demo yet; nothing once one has. A computer without a network is named above all tabs. */
function Reach({ desk }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const { host, addresses } = desk
  if (host === null) {
    const isOnlyHere = phoneAddresses(desk).length === 0
    return isOnlyHere && <Notice tone="info">{t('sandbox.onlyHereHint')}</Notice>
  }
  if (!host.lan)
    return (
      <Notice tone="warning" title={t('sandbox.noPhones')}>
        {t('sandbox.noPhonesHint')} <code className={elements.command}>npm start -- --lan</code>
      </Notice>
    )
  if (host.isReached || addresses.length === 0) return null
  return (
    <Notice tone="warning" title={t('preflight.notReached')}>
      {t('preflight.toReach')}
    </Notice>
  )
}
