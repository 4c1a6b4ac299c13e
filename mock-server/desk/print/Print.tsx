import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { signInAs } from '#mock-server/desk/begin/beginDemo.ts'
import { beginTexts } from '#mock-server/desk/beginTexts/texts.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Hint, messageOf, QrCode, TabLink, TextButton } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { folder, phoneAddresses } from '#mock-server/desk/link.ts'
import { shownName, useTexts, type DeskLanguage } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { Persona } from '#mock-server/scenarios/personas.ts'
import { rememberLanguage } from '#src/i18n/language.ts'
import { readGuest, writeGuest } from '#src/session/session.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { TextField } from '#src/ui/forms/Field.tsx'
import styles from './Print.module.css'
import { cardLink, roomsIn } from './rooms.ts'

const pages = { cards: RoomCards, leaflet: Leaflet } as const
type PageName = keyof typeof pages

/** The page to print that an address of the desk names, such as `/__demo/?print=cards`. */
export function printedPage(search: string): PageName | undefined {
  const name = new URLSearchParams(search).get('print') ?? ''
  return Object.hasOwn(pages, name) ? (name as PageName) : undefined
}

/** Links to what can be printed of the hotel as it was saved. */
export function PrintLinks() {
  const { t } = useTexts()
  return (
    <div>
      <h3>{t('print.print')}</h3>
      <ul className={styles.links}>
        {(['cards', 'leaflet'] as const).map((name) => (
          <li key={name}>
            <TabLink href={`?print=${name}`}>{t(`print.${name}.title`)}</TabLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A page of the desk to print, as it will be on paper. */
export function Print({ page }: { readonly page: PageName }) {
  const { t } = useTexts()
  const { data, error } = deskApi.useDeskQuery()
  const Page = pages[page]
  return (
    <main className={styles.page}>
      {data !== undefined ? <Page desk={data} /> : error && <Notice tone="danger" title={messageOf(error, t)} />}
    </main>
  )
}

/** What stands above the sheets on the screen, and is not printed: `children` are the fields of what is. */
function Tools({ page, children }: { readonly page: PageName; readonly children: ReactNode }) {
  const { t } = useTexts()
  return (
    <form
      className={styles.tools}
      onSubmit={(event) => {
        event.preventDefault()
        window.print()
      }}
    >
      <title>{t(`print.${page}.title`)}</title>
      <h1>{t(`print.${page}.title`)}</h1>
      <Hint>{t(`print.${page}.lead`)}</Hint>
      <div className={elements.form}>{children}</div>
      <div>
        <TextButton says="print.print" variant="primary" type="submit" />
      </div>
      <Hint>{t('print.hint')}</Hint>
    </form>
  )
}

interface PageProps {
  readonly desk: DeskState
}

const colorOf = ({ brand }: DeskState) => ({ '--card-color': brand.color }) as CSSProperties

/** Cards for the rooms, to cut out: each has the code that opens the app with its room. */
function RoomCards({ desk }: PageProps) {
  const { t } = useTexts()
  const { brand, host, sandbox } = desk
  const own = phoneAddresses(desk)[0] ?? window.location.origin + folder
  const [list, setList] = useState('101-112, 201-204')
  const [app, setApp] = useState(own)
  const rooms = roomsIn(list)
  const isOwn = host !== null && app.replace(/\/+$/, '') === own
  const names = [...new Set([shownName(brand, 'bg'), shownName(brand, 'en')])]

  return (
    <>
      <Tools page="cards">
        <TextField
          label={t('print.cards.rooms')}
          hint={t('print.cards.roomsHint')}
          value={list}
          error={rooms === undefined && t('print.cards.roomsWrong')}
          onChange={({ target }) => setList(target.value)}
        />
        <TextField
          label={t('print.cards.app')}
          hint={t('print.cards.appHint')}
          type="url"
          required
          pattern="https?://.+"
          value={app}
          onChange={({ target }) => setApp(target.value)}
        />
      </Tools>
      <ul className={styles.cards} style={colorOf(desk)}>
        {URL.canParse(app) &&
          rooms?.map((room) => (
            <li key={room}>
              <QrCode address={cardLink(app, room, isOwn ? sandbox : null)} />
              <div translate="no">
                <p className={styles.hotel}>
                  {names.map((name) => (
                    <span key={name}>{name}</span>
                  ))}
                </p>
                <p className={styles.room}>
                  {Object.values(beginTexts)
                    .map(({ card }) => card.room)
                    .join(' · ')}
                  <strong>{room}</strong>
                </p>
                {Object.entries(beginTexts).map(([language, { card }]) => (
                  <p key={language} lang={language}>
                    {card.scan}
                  </p>
                ))}
              </div>
            </li>
          ))}
      </ul>
    </>
  )
}

/** What a guest sees first, orders from, and follows the order on. */
const screens = { home: '/', roomService: '/room-service', myOrders: '/my-orders' } as const

/** A sheet to leave with a hotel's owner: three screens of their own hotel, as the app draws them. */
function Leaflet({ desk }: PageProps) {
  const { brand, personas } = desk
  const { t, language } = useTexts()
  const [contact, setContact] = useState('')
  const isReady = useGuestHere(personas[0], language)
  return (
    <>
      <Tools page="leaflet">
        <TextField
          label={t('print.leaflet.contact')}
          hint={t('print.leaflet.contactHint')}
          value={contact}
          onChange={({ target }) => setContact(target.value)}
        />
      </Tools>
      <article className={styles.leaflet} style={colorOf(desk)}>
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
