import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './Header.module.css'
import { faces, type Face } from './useFace.ts'

/** The links to the two faces of the desk. */
export function Faces({ current }: { readonly current: Face }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('show.faces.label')} className={styles.faces}>
      {faces.map((face) => (
        <a key={face} href={`#${face}`} aria-current={face === current ? 'page' : undefined}>
          {t(`show.faces.${face}`)}
        </a>
      ))}
    </nav>
  )
}
