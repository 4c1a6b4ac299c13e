import columns from '#src/screens/room-service/cart/OrderColumns.module.css'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './ProductSection.module.css'

/** Placeholder for the tabs, the first heading and the products while they load. */
export function RoomServiceSkeleton() {
  return (
    <div className={columns.columns}>
      <Stack gap={3}>
        <div aria-hidden="true" className={classes('skeleton', styles.tabs)} />
        <Skeleton />
        <div className={styles.products}>
          {[0, 1, 2].map((column) => (
            <Skeleton key={column} shape="dish" lines={3} />
          ))}
        </div>
      </Stack>
    </div>
  )
}
