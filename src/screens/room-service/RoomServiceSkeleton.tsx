import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './ProductSection.module.css'

/** Where the products will be. */
export function RoomServiceSkeleton() {
  return (
    <div className={styles.products}>
      {[0, 1, 2].map((column) => (
        <Skeleton key={column} shape="card" lines={3} />
      ))}
    </div>
  )
}
