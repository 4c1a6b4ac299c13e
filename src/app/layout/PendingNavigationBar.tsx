import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsNavigationPending } from '#src/navigation/navigation.ts'
import styles from './PendingNavigationBar.module.css'

/** A screen that loads faster than this shows no indicator. */
const DELAY_MS = 400

/** Shows and announces that the next screen is loading, once that takes long; the previous screen stays meanwhile. */
export function PendingNavigationBar() {
  const { t } = useTranslation('common')
  const isPending = useIsNavigationPending()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setLate(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPending])
  return (
    <div role="status">
      {isPending && isLate && (
        <div className={styles.bar}>
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      )}
    </div>
  )
}
