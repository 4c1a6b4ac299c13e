import type { ReactNode } from 'react'
import { Hint, TextButton } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './Print.module.css'

interface Props {
  readonly page: 'cards' | 'leaflet'
  readonly canPrint?: boolean
  /** The fields of what is printed. */
  readonly children: ReactNode
}

/** What stands above the sheets on the screen, and is not printed. */
export function Tools({ page, canPrint = true, children }: Props) {
  const { t } = useTexts()
  return (
    <div className={styles.tools}>
      <title>{t(`print.${page}.title`)}</title>
      <h1>{t(`print.${page}.title`)}</h1>
      <Hint>{t(`print.${page}.lead`)}</Hint>
      <div className={elements.form}>{children}</div>
      <div>
        <TextButton
          says="print.print"
          variant="primary"
          aria-disabled={!canPrint}
          onClick={() => canPrint && window.print()}
        />
      </div>
      <Hint>{t('print.hint')}</Hint>
    </div>
  )
}
