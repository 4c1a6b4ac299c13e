import { useRef, useState } from 'react'
import { copyText } from '#src/ui/copyText.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { BegunDemo } from './begun.ts'
import styles from './SignIn.module.css'
import type { Texts } from './texts.ts'

interface Props {
  readonly demo: BegunDemo
  /** Whether this browser has begun another demo since. */
  readonly isOver: boolean
  readonly texts: Texts
  readonly begin: () => void
}

/** The guest to sign in as, and the link to the app. */
export function SignIn({ demo: { hotel, persona, opens }, isOver, texts, begin }: Props) {
  return (
    <ScreenLayout title={hotel === '' ? texts.title : hotel} lead={isOver ? undefined : texts.ready}>
      {isOver && (
        <Notice tone="warning" title={texts.over}>
          {texts.overHint}
        </Notice>
      )}
      {persona !== null && !isOver && (
        <Card as="article">
          <Stack>
            <h2>
              {texts.signInAs} {persona.fullName}
            </h2>
            <CopyRow label={texts.accountNumber} value={persona.accountNumber} texts={texts} />
            <CopyRow label={texts.roomNumber} value={persona.roomNumber} texts={texts} />
          </Stack>
        </Card>
      )}
      <a className={buttonClass('primary', true)} href={isOver ? '/' : opens}>
        {texts.open}
      </a>
      <Stack gap={2}>
        <Button variant="secondary" wide onClick={begin}>
          {texts.again}
        </Button>
        <p className={styles.hint}>{texts.againHint}</p>
      </Stack>
    </ScreenLayout>
  )
}

function CopyRow({ label, value, texts }: { readonly label: string; readonly value: string; readonly texts: Texts }) {
  const text = useRef<HTMLElement>(null)
  const [announced, setAnnounced] = useState('')

  async function copy() {
    const done = await copyText(value)
    if (!done && text.current !== null) window.getSelection()?.selectAllChildren(text.current)
    setAnnounced(done ? texts.copied : texts.notCopied)
  }

  return (
    <div className={styles.row}>
      <div>
        <p className={styles.hint}>{label}</p>
        <strong ref={text} className={styles.value}>
          {value}
        </strong>
      </div>
      <div className={styles.copy}>
        <Button variant="secondary" aria-label={`${texts.copy}: ${label}`} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <output className={styles.hint}>{announced}</output>
      </div>
    </div>
  )
}
