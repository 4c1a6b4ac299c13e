import { useTranslation } from 'react-i18next'
import { MenuScreen } from './MenuScreen.tsx'

/** The bar menu (spec 2.30, hours in spec 9.3). */
export function BarMenu() {
  const { t } = useTranslation('menus')
  return (
    <MenuScreen
      menuType="bar"
      place="bar"
      priced="aboveZero"
      title={t('bar.title')}
      timetable={['12:00-15:00', '17:00-22:00']}
      message={t('bar.message')}
    />
  )
}
