import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { massages, type Massage } from '#src/hotel/spa/massages.ts'
import { useSpaWords } from '#src/hotel/spa/useSpaWords.ts'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import choice from '#src/ui/Choice.module.css'
import { MassagePicture } from './MassagePicture.tsx'
import styles from './SpaCenter.module.css'

interface MassageListProps {
  /** `minutes`: the guest tapped a length. */
  readonly onChoose: (massageId: string, minutes?: number) => void
}

/**
 * LIST: the opening hours of the spa and its four massages, each with its picture, its lengths, which begin a schedule too,
 * and a Schedule button (spec 2.61, 3.20).
 */
export function MassageList({ onChoose }: MassageListProps) {
  const { t } = useTranslation('spaCenter')
  const opening = useOpeningHours('spa')
  return (
    <>
      <Hero title={t('title')} timetable={t('timetable')}>
        <OpeningHint {...opening} />
        <p>{t('lead')}</p>
      </Hero>
      <ul className={styles.list}>
        {massages.map((massage) => (
          <MassageCard key={massage.id} massage={massage} onChoose={(minutes) => onChoose(massage.id, minutes)} />
        ))}
      </ul>
    </>
  )
}

interface MassageCardProps {
  readonly massage: Massage
  readonly onChoose: (minutes?: number) => void
}

function MassageCard({ massage, onChoose }: MassageCardProps) {
  const { t } = useTranslation('spaCenter')
  const words = useSpaWords()
  const id = useId()
  return (
    <Card as="li" flush className={styles.massage}>
      <MassagePicture of={massage} />
      <div className={styles.words}>
        <h2 id={id}>{words.name(massage)}</h2>
        <p className={styles.description}>{words.description(massage)}</p>
        <ul aria-labelledby={id} className={styles.options}>
          {massage.options.map((option) => (
            <li key={option.minutes}>
              <button type="button" className={choice.chip} onClick={() => onChoose(option.minutes)}>
                <span>{words.minutes(option)}</span> <strong translate="no">{words.price(option)}</strong>
              </button>
            </li>
          ))}
        </ul>
        <Button variant="secondary" className={styles.schedule} onClick={() => onChoose()}>
          <span>{t('schedule')}</span>
          <span className="visually-hidden">{`: ${words.name(massage)}`}</span>
        </Button>
      </div>
    </Card>
  )
}
