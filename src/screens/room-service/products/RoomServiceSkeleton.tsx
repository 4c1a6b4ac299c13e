import columns from '#src/screens/room-service/cart/OrderColumns.module.css'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './ProductSection.module.css'

/** Placeholder for the products while they load. */
export function RoomServiceSkeleton() {
  return (
    <div className={columns.columns}>
      <div className={styles.products}>
        {[0, 1, 2].map((column) => (
          <Skeleton key={column} shape="dish" lines={3} />
        ))}
      </div>
    </div>
  )
}
