import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { MenuScreen } from './MenuScreen.tsx'
import styles from './RestaurantMenu.module.css'

/**
 * The restaurant menu (spec 2.30, hours in spec 9.3): lunch and dinner, and a link to the table reservation. Its menu type is
 * `all`.
 */
export function RestaurantMenu() {
  const { t } = useTranslation('menus')
  return (
    <MenuScreen
      menuType="all"
      place="restaurant"
      priced="always"
      title={t('restaurant.title')}
      timetable={[t('restaurant.lunch', { hours: '12:00-16:00' }), t('restaurant.dinner', { hours: '19:00-00:00' })]}
      message={t('restaurant.message')}
      action={
        <Card warm className={styles.table}>
          <p>{t('restaurant.invitation')}</p>
          <Link className={buttonClass('primary')} to={paths.reserveTable}>
            {t('restaurant.reserve')}
          </Link>
        </Card>
      }
    />
  )
}
