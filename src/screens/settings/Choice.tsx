import type { ReactNode } from 'react'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import styles from './Settings.module.css'

interface ChoiceProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint: string
  readonly children: ReactNode
}

/** A checkbox with an explanation below its label. */
export function Choice({ isOn, onChange, hint, children }: ChoiceProps) {
  return (
    <Checkbox checked={isOn} onChange={(event) => onChange(event.target.checked)}>
      <span>{children}</span>
      <small className={styles.hint}>{hint}</small>
    </Checkbox>
  )
}
