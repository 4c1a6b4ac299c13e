import { useTranslation } from 'react-i18next'
import { Hero } from '#src/ui/Hero.tsx'
import classes from './Activities.module.css'
import { Ideas } from './Ideas.tsx'
import { Tours } from './Tours.tsx'

/** Activities (spec 1, 2): ideas of the hotel's own, and the tours of a third party for guests who agree to it. */
export function Activities() {
  const { t } = useTranslation('activities')
  return (
    <div className={classes.page}>
      <Hero title={t('title')}>
        <p>{t('lead')}</p>
      </Hero>
      <Ideas />
      <Tours />
    </div>
  )
}
