import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { copyText } from '#src/ui/copyText.ts'
import styles from './CopyButton.module.css'

interface Props {
  readonly text: string
  /** The accessible name. */
  readonly label: string
  /** Shows the label, not only the icon. */
  readonly showLabel?: boolean
}

/** Copies a text and reports whether that succeeded. */
export function CopyButton({ text, label, showLabel = false }: Props) {
  const { t } = useTexts()
  const [last, setLast] = useState<{ readonly text: string; readonly done: boolean }>()
  const done = last?.text === text ? last.done : undefined
  async function copy() {
    setLast({ text, done: await copyText(text) })
  }

  return (
    <>
      <Button
        variant={showLabel ? 'secondary' : 'quiet'}
        className={showLabel ? '' : styles.icon}
        onClick={() => void copy()}
      >
        {done === true ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span className={showLabel ? undefined : 'visually-hidden'}>{label}</span>
      </Button>
      <span role="status" className={done === false ? styles.message : 'visually-hidden'}>
        {done !== undefined && t(done ? 'copied' : 'notCopied')}
      </span>
    </>
  )
}
