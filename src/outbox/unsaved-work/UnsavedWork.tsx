import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Facts } from '#src/ui/records/Facts.tsx'
import { unsavedWork, type Loss } from './unsavedWork.ts'

const isSame = (one: readonly Loss[], other: readonly Loss[]) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Lists the unsent or unconfirmed data that removing this device's data would lose; renders nothing when there is none.
 */
export function UnsavedWork() {
  const { t } = useTranslation('receipts')
  const losses = useSelector(unsavedWork, isSame)
  if (losses.length === 0) return null
  const named = (things: Loss['things']) =>
    [...new Set(things)].map((thing) => {
      const count = things.filter((each) => each === thing).length
      return count === 1 ? t(`losses.${thing}`) : `${t(`losses.${thing}`)} (${count})`
    })
  return (
    <>
      <p>{t('losses.lead')}</p>
      <Facts
        facts={losses.map(({ reason, things }) => ({ label: t(`losses.${reason}`), value: named(things).join(', ') }))}
      />
    </>
  )
}
