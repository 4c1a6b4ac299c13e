import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMassages, type Massage } from '#src/hotel/massages.ts'
import { useSpaTexts, type SpaChoice } from '#src/hotel/spa.ts'
import { useHeroPicture } from '#src/hotel/useHeroPicture.ts'
import { useOpeningHours, useTimetable } from '#src/hotel/useHotelClock.ts'
import choice from '#src/ui/Choice.module.css'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Picture } from '#src/ui/photos.tsx'
import styles from './SpaCenter.module.css'

type OnChoose = (choice: SpaChoice) => void

/** LIST: the opening hours of the spa and its massages (spec 2.61, 3.20). */
export function MassageList({ onChoose }: { readonly onChoose: OnChoose }) {
  const { t } = useTranslation('spaCenter')
  const opening = useOpeningHours('spa')
  return (
    <>
      <Hero
        title={t('title')}
        picture={useHeroPicture('massage-hot-stone')}
        timetable={useTimetable('spa', t('timetable'))}
      >
        <OpeningHint {...opening} />
      </Hero>
      <ul className={styles.list}>
        {useMassages().map((massage) => (
          <MassageCard key={massage.id} massage={massage} onChoose={onChoose} />
        ))}
      </ul>
    </>
  )
}

/** A massage with its picture, its lengths, which begin a schedule too, and a Schedule button. */
function MassageCard({ massage, onChoose }: { readonly massage: Massage; readonly onChoose: OnChoose }) {
  const { t } = useTranslation('spaCenter')
  const texts = useSpaTexts()
  const id = useId()
  const massageId = massage.id
  return (
    <Card as="li" flush className={styles.massage}>
      <MassagePicture massage={massage} />
      <div className={styles.texts}>
        <h2 id={id}>{texts.name(massage)}</h2>
        <p className="soft">{texts.description(massage)}</p>
        <ul aria-labelledby={id} className={styles.options}>
          {massage.options.map((option) => (
            <li key={option.minutes}>
              <button
                type="button"
                className={choice.chip}
                onClick={() => onChoose({ massageId, minutes: option.minutes })}
              >
                <span>{texts.minutes(option)}</span> <strong translate="no">{texts.price(option)}</strong>
              </button>
            </li>
          ))}
        </ul>
        <Button variant="secondary" className={styles.schedule} onClick={() => onChoose({ massageId })}>
          <span>{t('schedule')}</span>
          <span className="visually-hidden">{`: ${texts.name(massage)}`}</span>
        </Button>
      </div>
    </Card>
  )
}

/** The picture of a massage; decorative, so its `alt` is empty. */
export function MassagePicture({ massage: { image } }: { readonly massage: Massage }) {
  return <Picture className={styles.picture} src={image} alt="" width={480} height={270} />
}
