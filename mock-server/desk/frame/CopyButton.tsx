import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { copyText } from './copyText.ts'
import styles from './CopyButton.module.css'

interface Props {
  readonly text: string
  /** What it copies, in whole words. */
  readonly label: string
  /** Shows the words too, not the sign alone. */
  readonly wordy?: boolean
}

/** Copies a text, and says whether that was possible. */
export function CopyButton({ text, label, wordy = false }: Props) {
  const { t } = useTexts()
  const [last, setLast] = useState<{ readonly text: string; readonly done: boolean }>()
  const done = last?.text === text ? last.done : undefined
  async function copy() {
    setLast({ text, done: await copyText(text) })
  }

  return (
    <>
      <Button variant={wordy ? 'secondary' : 'quiet'} className={wordy ? '' : styles.sign} onClick={() => void copy()}>
        {done === true ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span className={wordy ? undefined : 'visually-hidden'}>{label}</span>
      </Button>
      <span role="status" className={done === false ? styles.said : 'visually-hidden'}>
        {done === true && t('copied')}
        {done === false && t('notCopied')}
      </span>
    </>
  )
}
