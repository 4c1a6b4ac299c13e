import type { Massage } from '#src/hotel/spa/massages.ts'
import styles from './SpaCenter.module.css'

/** The picture of a massage (spec 3.20); decorative, so its `alt` is empty. */
export function MassagePicture({ of: { image } }: { readonly of: Massage }) {
  return <img className={styles.picture} src={image} alt="" width={480} height={270} decoding="async" />
}
