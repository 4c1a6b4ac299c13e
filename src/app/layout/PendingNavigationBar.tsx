import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsNavigationPending } from '#src/navigation/navigation.ts'
import styles from './PendingNavigationBar.module.css'

/** A screen that is here sooner opens without a word. */
const PATIENCE_MS = 400

/** Shows and says that the screen the guest chose is on its way, once that takes long; the one before it stays meanwhile. */
export function PendingNavigationBar() {
  const { t } = useTranslation('common')
  const isOpening = useIsNavigationPending()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOpening) return undefined
    const patience = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(patience)
      setLate(false)
    }
  }, [isOpening])
  return (
    <div role="status">
      {isOpening && isLate && (
        <div className={styles.bar}>
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      )}
    </div>
  )
}
