import { classes } from '#src/ui/classes.ts'
import type { HotelRecord } from './record.ts'
import styles from './StatusSteps.module.css'

/** The steps of a record; the current one and those before it are filled. A screen reader hears the current one, as the status that it is. */
export function StatusSteps({ names, at }: NonNullable<HotelRecord['steps']>) {
  return (
    <div className={styles.steps}>
      {names.map((name, index) => (
        <span
          key={name}
          aria-hidden={index !== at}
          data-step={index === at ? 'current' : undefined}
          className={classes(index <= at && styles.reached)}
        >
          {name}
        </span>
      ))}
    </div>
  )
}
