import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import type { HomeGroup } from './homeGroups.ts'
import styles from './Now.module.css'
import { useNow } from './useNow.ts'

/** The card for what concerns the guest now (spec 2.71). */
export function Now({ groups }: { readonly groups: readonly HomeGroup[] }) {
  const { path, state, Icon, title, text } = useNow(groups)
  return (
    <Link to={path} state={state} className={styles.card}>
      <span className={styles.sign}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong> <span>{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  )
}
