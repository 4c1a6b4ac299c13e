import { useTranslation } from 'react-i18next'
import { MenuScreen } from './MenuScreen.tsx'

/** The breakfast menu (spec 2.30); its timetable has the exact wording of the spec. */
export function BreakfastMenu() {
  const { t } = useTranslation('menus')
  return (
    <MenuScreen
      menuType="breakfast"
      place="breakfast"
      priced="aboveZero"
      title={t('breakfast.title')}
      timetable="08:00 – 10:00AM"
      message={t('breakfast.message')}
    />
  )
}
