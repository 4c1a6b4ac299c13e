import type { ComponentProps, ReactNode } from 'react'
import { WhyOff } from './WhyOff.tsx'
import styles from './StepBar.module.css'

interface StepBarProps {
  /** Why the main button, which names it in its `aria-describedby`, is off, and the id of that sentence. */
  readonly why?: readonly [id: string, reason: ReactNode]
  /** The buttons, the main one last. */
  readonly children: ReactNode
}

/** The buttons of a step, which stay in view where the screen is high enough: on a phone above the links at the bottom. */
export function StepBar({ why, children }: StepBarProps) {
  return (
    <div className={styles.bar}>
      {why && <WhyOff id={why[0]}>{why[1]}</WhyOff>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

/** A form of one column that ends with a `StepBar`. */
export function StepForm(props: ComponentProps<'form'>) {
  return (
    <div className={styles.form}>
      <form noValidate {...props} />
    </div>
  )
}
