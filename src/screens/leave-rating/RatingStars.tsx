import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stars } from '#src/ui/forms/Stars.tsx'
import { hintOf, wordOf } from './rating.ts'
import styles from './LeaveRating.module.css'

interface RatingStarsProps {
  readonly value: number | undefined
  readonly onChange: (value: number) => void
  readonly disabled: boolean
}

/** The stars with the word for the chosen value, and the hotel's hint below (spec 2.55, 2.56). */
export function RatingStars({ value, onChange, disabled }: RatingStarsProps) {
  const { t } = useTranslation('leaveRating')
  const [language] = useLanguage()
  const textOf = (stars: number | undefined) => (stars === undefined ? t('choose') : t(`words.${wordOf(stars)}`))

  function spokenOf(stars: number | undefined): string {
    if (stars === undefined) return t('choose')
    return t('spoken', { value: new Intl.NumberFormat(language).format(stars), word: textOf(stars) })
  }

  return (
    <Card className={styles.stars}>
      <Stars
        label={t('stars')}
        value={value}
        onChange={onChange}
        textOf={textOf}
        spokenOf={spokenOf}
        disabled={disabled}
      />
      <p role="status" className={styles.hint}>
        {value !== undefined && t(`hints.${hintOf(value)}`)}
      </p>
    </Card>
  )
}
