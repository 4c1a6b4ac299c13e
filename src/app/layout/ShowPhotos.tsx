import Image from 'lucide-react/icons/image'
import { useTranslation } from 'react-i18next'
import { focusHeading } from '#src/ui/layout/focus.ts'
import { showPhotos } from '#src/ui/photos.tsx'
import styles from './ShowPhotos.module.css'

export function ShowPhotos() {
  const { t } = useTranslation('frame')

  function show() {
    showPhotos()
    // The button is about to be removed; move the focus to the page's heading.
    focusHeading()
  }

  return (
    <button type="button" className={styles.photos} aria-label={t('showPhotos')} onClick={show}>
      <Image aria-hidden="true" />
      <span>{t('photos')}</span>
    </button>
  )
}
