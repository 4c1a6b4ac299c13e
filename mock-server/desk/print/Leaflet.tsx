import { useEffect, useState, type CSSProperties } from 'react'
import { signInAs } from '#mock-server/desk/begin/beginDemo.ts'
import { folder } from '#mock-server/desk/link.ts'
import { shownName, useTexts, type DeskLanguage } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { Persona } from '#mock-server/scenarios/personas.ts'
import { rememberLanguage } from '#src/i18n/language.ts'
import { readGuest, writeGuest } from '#src/session/session.ts'
import { TextField } from '#src/ui/forms/Field.tsx'
import styles from './Print.module.css'
import { Tools } from './Tools.tsx'

/** What a guest sees first, orders from, and follows the order on. */
const screens = { home: '/', roomService: '/room-service', myOrders: '/my-orders' } as const

/** A sheet to leave with a hotel's owner: three screens of their own hotel, as the app draws them. */
export function Leaflet({ desk: { brand, personas } }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const [contact, setContact] = useState('')
  const isReady = useGuestHere(personas[0], language)
  return (
    <>
      <Tools page="leaflet" canPrint={isReady}>
        <TextField
          label={t('print.leaflet.contact')}
          hint={t('print.leaflet.contactHint')}
          value={contact}
          onChange={({ target }) => setContact(target.value)}
        />
      </Tools>
      <article className={styles.leaflet} style={{ '--card-color': brand.color } as CSSProperties}>
        <h2 className={styles.hotel}>{shownName(brand, language)}</h2>
        <p className={styles.says}>{t('print.leaflet.says')}</p>
        <div className={styles.phones}>
          {(['home', 'roomService', 'myOrders'] as const).map((name) => (
            <figure key={name}>
              <div className={styles.phone}>
                {isReady && (
                  // oxlint-disable-next-line react/iframe-missing-sandbox -- It is the app of this host, with its scripts and its storage.
                  <iframe
                    src={folder + screens[name]}
                    title={t(`print.leaflet.${name}`)}
                    inert
                    onLoad={({ currentTarget }) => drawForPaper(currentTarget)}
                  />
                )}
              </div>
              <figcaption>{t(`print.leaflet.${name}`)}</figcaption>
            </figure>
          ))}
        </div>
        <p>{t('print.leaflet.more')}</p>
        {contact !== '' && <p className={styles.contact}>{contact}</p>}
      </article>
    </>
  )
}

/** Draws a screen in light colours, also on paper, where browsers leave backgrounds out. */
function drawForPaper({ contentDocument }: HTMLIFrameElement): void {
  const root = contentDocument?.documentElement
  if (root === undefined) return
  root.style.setProperty('-webkit-print-color-adjust', 'exact') // which every browser knows
  const lighten = () => root.dataset['theme'] === 'light' || root.setAttribute('data-theme', 'light')
  lighten()
  // The app sets the theme of the device once it has started.
  new MutationObserver(lighten).observe(root, { attributeFilter: ['data-theme'] })
}

/** Signs a guest in for as long as the page is open, unless one is signed in in this browser. Returns whether one is. */
function useGuestHere(persona: Persona | undefined, language: DeskLanguage): boolean {
  const [isReady, setReady] = useState(() => readGuest() !== null)
  useEffect(() => {
    if (persona === undefined || readGuest() !== null) return undefined
    let ours: string | undefined
    const leave = () => readGuest()?.sessionId === ours && writeGuest(null)
    window.addEventListener('pagehide', leave)
    void signInAs(persona).then((guest) => {
      if (guest === undefined) return
      ours = guest.sessionId
      rememberLanguage(language)
      writeGuest(guest)
      setReady(true)
    })
    return () => window.removeEventListener('pagehide', leave)
  }, [persona, language])
  return isReady
}
