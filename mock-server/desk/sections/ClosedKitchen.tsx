import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { DINNER_TIME, dinnerInsteadOf } from '#mock-server/desk/preflightClock.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { formatTime } from '#src/hotel/moments.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'

/** A warning while the kitchen is closed by the hotel's clock, with a button that sets the clock to dinner. */
export function ClosedKitchen() {
  const { t } = useTexts()
  const { data: desk } = deskApi.useDeskQuery()
  const [setClock, result] = deskApi.useSetClockMutation()
  if (desk === undefined) return null
  const { now } = desk.clock
  const dinner = dinnerInsteadOf(now)
  return (
    <>
      {dinner !== undefined && (
        <Notice
          tone="warning"
          live="polite"
          title={t('closedKitchen.title', { time: formatTime(new Date(now), HOTEL_TIME_ZONE) })}
          action={
            <Button variant="secondary" onClick={() => void setClock(dinner)}>
              {t('closedKitchen.set', { time: DINNER_TIME })}
            </Button>
          }
        >
          {t('closedKitchen.text')}
        </Notice>
      )}
      <Outcome of={result} done={t('closedKitchen.done', { time: DINNER_TIME })} />
    </>
  )
}
