import { useState } from 'react'
import type { Persona } from '#mock-server/personas.ts'
import { hotelNameIn } from '#src/config/hotelName.ts'
import type { Language } from '#src/lib/languages.ts'
import { writeGuest } from '#src/session/storedGuest.ts'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { storeBegunDemo, type BegunDemo } from './begun.ts'
import styles from './Entrance.module.css'
import { signInAs, type Entrance as EntranceData } from './entrance.ts'
import { Languages } from './Languages.tsx'
import type { Texts } from './texts.ts'
import { useLook } from './useLook.ts'

interface Props {
  readonly demo: BegunDemo
  readonly entrance: EntranceData
  readonly texts: Texts
  readonly language: Language
  readonly speak: (language: Language) => void
  /** Begins the demo anew; `undefined` for a demo of somebody else's, which this browser has joined. */
  readonly again: (() => void) | undefined
}

/** The entrance to a demo: the hotel's name and look, a button for each guest, which signs in without typing, and the language. */
export function Entrance({ demo, entrance, texts, language, speak, again }: Props) {
  const { configuration, guests } = entrance
  const [entering, setEntering] = useState(false)
  const [failed, setFailed] = useState(false)
  useLook(configuration)
  const [usual, ...others] = guests

  async function enter(guest: Persona): Promise<void> {
    if (entering) return
    setEntering(true)
    const session = await signInAs(guest)
    setEntering(false)
    setFailed(session === undefined)
    if (session === undefined) return
    storeBegunDemo(demo, language) // Another guest may have signed in from here before.
    writeGuest(session)
    window.location.assign(demo.opens)
  }

  const guestButton = (guest: Persona, isUsual = false) => (
    <Button
      wide
      variant={isUsual ? 'primary' : 'secondary'}
      className={classes(styles.guest, isUsual && styles.usual)}
      onClick={() => void enter(guest)}
    >
      <span>{texts.enterAs.replace('{{name}}', () => guest.fullName).replace('{{room}}', () => guest.roomNumber)}</span>
      <span className={styles.situation}>{texts.personas[guest.name]}</span>
    </Button>
  )

  return (
    <>
      <div className={classes('frame-hero', styles.hero)}>
        <span className="frame-picture" />
        <div className="frame-words">
          <h1 className="frame-name">{hotelNameIn(language, configuration) ?? texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
      </div>
      <Stack gap={5} className={styles.column}>
        <Languages label={texts.language} value={language} onChoose={speak} />
        {failed && (
          <Notice tone="danger" live="assertive" title={texts.notEntered}>
            {texts.noResponseHint}
          </Notice>
        )}
        {usual !== undefined && guestButton(usual, true)}
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>{texts.others}</summary>
            <ul className={styles.list}>
              {others.map((guest) => (
                <li key={guest.name}>{guestButton(guest)}</li>
              ))}
            </ul>
          </details>
        )}
        <a className={buttonClass('quiet', true)} href={demo.opens}>
          {texts.lookAround}
        </a>
        {again !== undefined && (
          <Stack gap={2}>
            <Button variant="secondary" wide onClick={again}>
              {texts.again}
            </Button>
            <p className={styles.hint}>{texts.againHint}</p>
          </Stack>
        )}
        <p role="status" className={styles.hint}>
          {entering ? texts.entering : ''}
        </p>
      </Stack>
    </>
  )
}
