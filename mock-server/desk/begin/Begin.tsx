import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { beginTexts as texts } from '#mock-server/desk/beginTexts/texts.ts'
import { useBrandColor } from '#src/ui/useBrandColor.ts'
import { useHeaderPicture } from '#src/ui/useHeaderPicture.ts'
import { LanguageChoice } from '#mock-server/desk/frame/LanguageChoice.tsx'
import { folder, joinedSandbox, joinLink, linkLanguage } from '#mock-server/desk/link.ts'
import type { LiveState } from '#mock-server/handlers/demo/live.ts'
import type { Persona } from '#mock-server/scenarios/personas.ts'
import { mirror } from '#src/lib/mirrorPage.ts'
import { hotelNameIn } from '#src/config/config.ts'
import { rememberedLanguage, rememberLanguage } from '#src/i18n/language.ts'
import { followHostEvents } from '#src/lib/hostEvents.ts'
import { hotelLanguageOf, type HotelLanguage } from '#mock-server/hotel/languages.ts'
import { writeGuest } from '#src/session/session.ts'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Begin.module.css'
import { hasBegun, openDemo, signInAs, storeDemo } from './beginDemo.ts'
import { NotBegun } from './NotBegun.tsx'

const { search } = window.location
const joined = joinedSandbox(search)

type View = { readonly state: 'beginning' } | Awaited<ReturnType<typeof openDemo>>

/** The page that a link to a demo opens. */
export function Begin() {
  const [language, setLanguage] = useState(() =>
    hasBegun() ? hotelLanguageOf(rememberedLanguage()) : linkLanguage(search),
  )
  const [view, setView] = useState<View>({ state: 'beginning' })

  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.title = texts[language].title
  }, [language])

  function speak(chosen: HotelLanguage): void {
    setLanguage(chosen)
    rememberLanguage(chosen)
  }

  // A demo that is on the page stays: signing in says whether the hotel can be reached.
  const show = (next: View) =>
    setView((shown) => (next.state === 'noResponse' && shown.state === 'begun' ? shown : next))
  const open = () => void openDemo(search, language).then(show)
  const read = useEffectEvent(open)

  useEffect(() => {
    read()
    if (__MOCK_SERVER__ || joined === null) return
    // On a host, reads the hotel again when the presenter has changed it. To the desk this page is a phone that has joined.
    let shownTo: string | undefined
    followHostEvents((received) => {
      const { prospect, isMirrored } = received as LiveState // sent by the host of this page
      mirror(isMirrored)
      const [before, now] = [shownTo, prospect?.id ?? 'first']
      shownTo = now
      if (before === now) read()
      else if (before !== undefined) window.location.replace(joinLink(folder, '', prospect?.language ?? 'bg'))
    })
  }, [])

  function retry(): void {
    setView({ state: 'beginning' })
    open()
  }

  return (
    <main className="frame-page">
      {view.state === 'begun' ? (
        <Welcome {...view} language={language} speak={speak} />
      ) : (
        <ScreenLayout title={texts[language].title}>
          {/* Without a file, nothing is refused. */}
          <NotBegun state={view.state === 'refused' ? 'noResponse' : view.state} {...{ language, retry }} />
        </ScreenLayout>
      )}
    </main>
  )
}

type WelcomeProps = Extract<View, { state: 'begun' }> & {
  readonly language: HotelLanguage
  readonly speak: (to: HotelLanguage) => void
}

/** The entrance to a demo: the hotel's name and look, a button for each guest, which signs in without typing, and the language. */
function Welcome({ configuration, guests, language, speak }: WelcomeProps) {
  const t = texts[language]
  const [entering, setEntering] = useState<'now' | 'failed'>()
  useBrandColor(configuration.brand?.color)
  useHeaderPicture(configuration.brand?.headerImage ?? undefined)
  const [usual, ...others] = guests

  async function enter(guest: Persona): Promise<void> {
    if (entering === 'now') return
    setEntering('now')
    const session = await signInAs(guest)
    setEntering(session === undefined ? 'failed' : undefined)
    if (session === undefined) return
    storeDemo(language) // Another guest may have signed in from here before.
    writeGuest(session)
    window.location.assign(`${folder}/`)
  }

  const guestButton = (guest: Persona) => (
    <Button
      wide
      variant={guest === usual ? 'primary' : 'secondary'}
      className={classes(styles.guest, guest === usual && styles.usual)}
      onClick={() => void enter(guest)}
    >
      <span>{t.enterAs.replace('{{name}}', () => guest.fullName).replace('{{room}}', () => guest.roomNumber)}</span>
      <span className={styles.situation}>{t.personas[guest.name]}</span>
    </Button>
  )

  return (
    <>
      <div className={classes('frame-hero', styles.hero)}>
        <span className="frame-picture" />
        <div className="frame-text">
          <h1 className="frame-name">{hotelNameIn(language, configuration) ?? t.title}</h1>
          <p className={styles.lead}>{t.lead}</p>
        </div>
      </div>
      <Stack gap={5} className={styles.column}>
        <LanguageChoice legend={t.language} value={language} onChange={speak} />
        {entering === 'failed' && (
          <Notice tone="danger" live="assertive" title={t.notEntered}>
            {t.noResponseHint}
          </Notice>
        )}
        {usual !== undefined && guestButton(usual)}
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>{t.others}</summary>
            <Stack as="ul" gap={3}>
              {others.map((guest) => (
                <li key={guest.name}>{guestButton(guest)}</li>
              ))}
            </Stack>
          </details>
        )}
        <a className={buttonClass('quiet', true)} href={`${folder}/`}>
          {t.lookAround}
        </a>
        <p role="status" className="hint">
          {entering === 'now' && t.entering}
        </p>
      </Stack>
    </>
  )
}
