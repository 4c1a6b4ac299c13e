import { useState, type FormEvent } from 'react'
import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { ShownClock } from '#mock-server/handlers/demo/clock.ts'
import { formatMoment } from '#src/hotel/moments.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { momentOnHotelClock, hotelClockValue } from './hotelMoment.ts'
import styles from './Form.module.css'
import words from '#mock-server/desk/frame/words.module.css'

/** The hotel's clock, and the form to set it. */
export function HotelClock({ clock }: { readonly clock: ShownClock }) {
  const { t, language } = useTexts()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const [setClock, result] = deskApi.useSetClockMutation()

  function set(event: FormEvent) {
    event.preventDefault()
    const moment = momentOnHotelClock(typed ?? hotelClockValue(clock.now))
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
        <p className={words.hint}>{clock.ahead === 0 ? t('clock.isTrue') : t('clock.isSet')}</p>
      </div>
      <form noValidate className={styles.form} onSubmit={set}>
        <TextField
          label={t('clock.to')}
          type="datetime-local"
          value={typed ?? hotelClockValue(clock.now)}
          error={isWrong && t('clock.wrong')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ButtonRow>
          <Button type="submit" variant="secondary">
            {t('clock.set')}
          </Button>
          <Button variant="secondary" onClick={unset}>
            {t('clock.unset')}
          </Button>
        </ButtonRow>
        <Outcome of={result} done={result.originalArgs === null ? t('clock.isTrue') : t('clock.done')} />
      </form>
    </Section>
  )
}
