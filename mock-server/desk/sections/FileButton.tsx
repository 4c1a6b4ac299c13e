import type { ChangeEvent, ComponentProps } from 'react'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './Form.module.css'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'children'> & {
  readonly label: string
  readonly onFile: (file: File) => void
}

/** A native file field that looks like a button. */
export function FileButton({ label, onFile, ...input }: Props) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file !== undefined) onFile(file)
    currentTarget.value = '' // so that the same file can be chosen again
  }
  return (
    <label className={classes(buttonClass('secondary'), styles.file)}>
      {label}
      <input {...input} type="file" className="visually-hidden" onChange={choose} />
    </label>
  )
}
