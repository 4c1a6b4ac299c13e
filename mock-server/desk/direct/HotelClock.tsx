import { useState, type FormEvent } from 'react'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import elements from '#mock-server/desk/frame/elements.module.css'
import { Hint, Outcome, Section, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { formatTime } from '#src/lib/time.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { TextField } from '#src/ui/forms/Field.tsx'
import styles from './Direct.module.css'
import { DINNER_TIME, dinnerInsteadOf, hotelClockValue, momentOnHotelClock } from './hotelMoment.ts'

export function HotelClock({ desk: { clock } }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const [setClock, result] = deskApi.useSetClockMutation()
  const shown = typed ?? hotelClockValue(clock.now)

  function set(event: FormEvent) {
    event.preventDefault()
    const moment = momentOnHotelClock(shown)
    setWrong(moment === undefined)
    if (moment !== undefined) void setClock(moment)
  }

  function unset() {
    setTyped(undefined)
    setWrong(false)
    void setClock(null)
  }

  return (
    <Section name="clock">
      <div>
        <p>{t('clock.now')}</p>
        <p className={styles.clock}>{formatMoment(clock.now, language, HOTEL_TIME_ZONE)}</p>
        <Hint>{t(clock.ahead === 0 ? 'clock.isTrue' : 'clock.isSet')}</Hint>
      </div>
      <form noValidate className={elements.form} onSubmit={set}>
        <TextField
          label={t('clock.to')}
          type="datetime-local"
          value={shown}
          error={isWrong && t('clock.wrong')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ButtonRow>
          <TextButton says="clock.set" type="submit" />
          <TextButton says="clock.unset" onClick={unset} />
        </ButtonRow>
        <Outcome of={result} done={t(result.originalArgs === null ? 'clock.isTrue' : 'clock.done')} />
      </form>
    </Section>
  )
}

/** A warning while the kitchen is closed by the hotel's clock, with a button that sets the clock to dinner. */
export function ClosedKitchen() {
  const { t } = useTexts()
  const now = deskApi.useDeskQuery().data?.clock.now
  const [setClock, result] = deskApi.useSetClockMutation()
  const dinner = now && dinnerInsteadOf(now)
  return (
    <>
      {dinner && (
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
