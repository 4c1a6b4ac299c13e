import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { Hint, Section } from '#mock-server/desk/frame/elements.tsx'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { ClosedKitchen } from '#mock-server/desk/direct/HotelClock.tsx'
import { useNames, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { isFaultName } from '#mock-server/hotel/faults.ts'
import { formatTime } from '#src/lib/time.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Preflight.module.css'

/** Checks the guest app. Not while something goes wrong on purpose: the check would find that, or use it up. */
export function Preflight({ desk: { faults, situations } }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const names = useNames()
  const [run, { data, isLoading }] = deskApi.useRunPreflightMutation()
  const overrides = [...Object.keys(faults.on).filter(isFaultName).map(names.fault), ...situations.map(names.scenario)]
  const isHeldBack = isLoading || overrides.length > 0
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const total = data?.flows.length ?? 0
  const failed = data?.flows.filter(({ error }) => error !== undefined).length ?? 0
  return (
    <Section name="preflight">
      <div>
        <Button wide aria-disabled={isHeldBack} onClick={() => !isHeldBack && void run()}>
          {t(isLoading ? 'preflight.running' : 'preflight.start')}
        </Button>
      </div>
      {overrides.length > 0 && <Hint>{t('preflight.undoFirst', { what: overrides.join('; ') })}</Hint>}
      <div role="status">
        {data && (
          <Notice
            tone={failed === 0 ? 'success' : 'danger'}
            title={t(failed === 0 ? 'preflight.allGood' : 'preflight.some', { number: failed || total, total })}
          >
            {t('preflight.took', {
              time: formatTime(new Date(data.at), timeZone),
              seconds: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(data.seconds),
            })}
          </Notice>
        )}
      </div>
      {data && (
        <>
          <ClosedKitchen />
          <Stack as="ul" gap={2} className={styles.flows}>
            {data.flows.map(({ name, error }) => (
              <li key={name} className={error === undefined ? styles.good : styles.bad}>
                {error === undefined ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
                <div>
                  <p>
                    {t(`preflight.flows.${name}`)}{' '}
                    <span className="visually-hidden">{t(`preflight.${error === undefined ? 'good' : 'bad'}`)}</span>
                  </p>
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
