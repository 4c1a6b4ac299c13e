import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Hint, Outcome, Section, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import styles from './Direct.module.css'
import { meals, mealTimes, momentOfMeal } from './hotelMoment.ts'

/** The time in the hotel, and buttons that set it to a meal of the same day. */
export function HotelClock({ desk: { clock } }: { readonly desk: DeskState }) {
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
