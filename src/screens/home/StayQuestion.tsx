import ChevronRight from 'lucide-react/icons/chevron-right'
import Star from 'lucide-react/icons/star'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import styles from './StayQuestion.module.css'

/** The banner that asks about the stay and links to the rating (spec 2.15). */
export function StayQuestion() {
  const { t } = useTranslation('home')
  return (
    <Link to={paths.leaveRating} className={styles.banner}>
      <Star aria-hidden="true" className={styles.star} />
      <span className={styles.words}>
        <strong>{t('stayQuestion')}</strong>
        <span>{t('stayHint')}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  )
}
