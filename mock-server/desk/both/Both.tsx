import { useEffect, useEffectEvent, useState, useSyncExternalStore, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { beginWithFile, beginWithHotel, hasBegun, openHotel, type Refused } from '#mock-server/desk/begin/beginDemo.ts'
import { NotBegun } from '#mock-server/desk/begin/NotBegun.tsx'
import { beginTexts } from '#mock-server/desk/beginTexts/texts.ts'
import { deskApi, statusOf } from '#mock-server/desk/deskApi.ts'
import { FileButton, Parts } from '#mock-server/desk/frame/elements.tsx'
import { linkLanguage, folder, joinLink } from '#mock-server/desk/link.ts'
import { rememberedLanguage, rememberLanguage } from '#src/i18n/language.ts'
import { hotelLanguageOf, type HotelLanguage } from '#mock-server/hotel/languages.ts'
import { LANGUAGE_KEY, SESSION_KEY } from '#src/storage/keys.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import styles from './Both.module.css'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { Staff } from '#mock-server/desk/staff/Staff.tsx'
import { shownName } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { readText } from '#src/storage/storedText.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { useBrandColor } from '#src/ui/useBrandColor.ts'
import { useTour } from './useTour.ts'

const { search } = window.location
const named = new URLSearchParams(search).get('hotel')

type View = 'beginning' | 'shown' | 'hostFull' | 'noResponse' | 'noMockServer'

function subscribe(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === LANGUAGE_KEY && onChange()
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** The language of the phone: the page follows the guest who chooses another. */
function usePhoneLanguage(): HotelLanguage {
  const language = hotelLanguageOf(useSyncExternalStore(subscribe, rememberedLanguage))
  const { i18n } = useTranslation()
  useEffect(() => {
    void i18n.changeLanguage(language)
    document.title = beginTexts[language].both.title
  }, [language, i18n])
  return language
}

/** Begins the demo of the address; `undefined` where it names none, and after a reload, which shows the demo as it is. */
async function beginHere() {
  try {
    await openHotel()
  } catch {
    return { state: 'noMockServer' } as const
  }
  if (hasBegun()) return undefined
  const asked = linkLanguage(search)
  if (named !== null || search.includes('language=')) rememberLanguage(asked)
  return named === null ? undefined : beginWithHotel(asked, named)
}

/** What a link to a hotel opens: the guest's phone and the staff's screen of one demo, beside each other. */
export function Both() {
  const language = usePhoneLanguage()
  const t = beginTexts[language]
  const dispatch = useDispatch()
  const [view, setView] = useState<View>('beginning')
  const [refused, setRefused] = useState<Refused>()
  /** How many demos this page has begun. */
  const [begun, setBegun] = useState(0)
  const openFile = async (file: File) => show(await beginWithFile(language, await file.text()))
  useDroppedFile((file) => void openFile(file))

  function show(demo: Awaited<ReturnType<typeof beginHere>>): void {
    if (demo !== undefined && demo.state !== 'refused' && demo.state !== 'begun') return setView(demo.state)
    setRefused(demo?.state === 'refused' ? demo : undefined)
    if (demo?.state === 'begun') {
      dispatch(deskApi.util.resetApiState())
      setBegun((count) => count + 1)
    }
    setView('shown')
  }

  const beginFirst = () => void beginHere().then(show)
  const beginOnce = useEffectEvent(beginFirst)
  useEffect(() => beginOnce(), [])

  return (
    <main aria-label={t.both.title} className={styles.page}>
      {refused && (
        <Notice tone="danger" live="assertive" title={t.refused}>
          {t.file[refused.problem].replace('{{what}}', () => refused.what)} {t.nothingChanged}
        </Notice>
      )}
      {view === 'shown' ? (
        <Stage key={begun} language={language} hasNotice={refused !== undefined}>
          <FileButton label={t.both.openFile} accept=".json,application/json" onFile={(file) => void openFile(file)} />
        </Stage>
      ) : (
        <NotBegun state={view} language={language} retry={beginFirst} />
      )}
    </main>
  )
}

/** Calls `onFile` with a file that is dropped on the page. */
function useDroppedFile(onFile: (file: File) => void): void {
  const drop = useEffectEvent(onFile)
  useEffect(() => {
    function hear(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (event.type === 'drop' && file !== undefined) drop(file)
    }
    const names = ['dragover', 'drop'] as const
    for (const name of names) window.addEventListener(name, hear)
    return () => names.forEach((name) => window.removeEventListener(name, hear))
  }, [])
}

interface Props {
  readonly language: HotelLanguage
  /** Beside the button of the tour. */
  readonly children: ReactNode
}

/** The phone and the staff's screen, once the demo has answered. On a host, the staff's screen is the presenter's: others get the phone alone. */
function Stage({ hasNotice, ...props }: Props & { readonly hasNotice: boolean }) {
  const { language } = props
  // Often: whoever plays both parts sees at once what the other has done.
  const often = { pollingInterval: 500, skipPollingIfUnfocused: false }
  const { data, error, refetch } = deskApi.useDeskQuery(undefined, often)
  const isLocked = error !== undefined && statusOf(error) === 401
  // A notice on this page is read first.
  const isLeft = isLocked && !hasNotice
  useEffect(() => {
    if (isLeft) window.location.replace(joinLink(folder, '', language))
  }, [isLeft, language])

  if (data !== undefined) return <Screens key={data.sandbox} desk={data} {...props} />
  if (isLocked) return null
  return (
    <NotBegun
      state={error === undefined ? 'beginning' : 'noResponse'}
      language={language}
      retry={() => void refetch()}
    />
  )
}

function Screens({ desk, language, children }: Props & { readonly desk: DeskState }) {
  const { brand } = desk
  const t = beginTexts[language]
  const frame = useRef<HTMLIFrameElement>(null)
  const entrance = joinLink(folder, '', language)
  // A guest who is signed in stays it over a reload of this page.
  const [opens, setOpens] = useState(readText('localStorage', SESSION_KEY) === null ? entrance : `${folder}/`)
  const [begun, setBegun] = useState(0)
  const tour = useTour(frame, language, () => {
    setOpens(entrance)
    setBegun((count) => count + 1)
  })
  useBrandColor(brand.color)

  return (
    <>
      <header className={styles.head} data-touring={tour.says}>
        <div className={styles.says}>
          <h1 className={styles.hotel}>{shownName(brand, language)}</h1>
          <p role="status" className={styles.caption}>
            {tour.says === undefined ? t.both.lead : t.tour[tour.says]}
          </p>
        </div>
        <div className={styles.tools}>
          {tour.says === undefined ? (
            <>
              <Button onClick={tour.start}>
                <Play aria-hidden="true" />
                <span>{t.both.tour}</span>
              </Button>
              {children}
            </>
          ) : (
            <Button variant="secondary" onClick={tour.stop}>
              <Square aria-hidden="true" />
              <span>{t.tour.stop}</span>
            </Button>
          )}
          <p className="hint">{tour.says === undefined ? t.both.tourHint : t.tour.stopHint}</p>
        </div>
      </header>
      <div className={styles.screens}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is the app of this host, with its scripts and its storage. */}
        <iframe key={begun} ref={frame} src={opens} title={t.both.phone} className={styles.phone} />
        <div lang={language === 'bg' ? 'bg' : 'en'}>
          <Parts>
            <Staff desk={desk} />
          </Parts>
        </div>
      </div>
      {tour.at && (
        <span
          aria-hidden="true"
          className={styles.pointer}
          style={{ transform: `translate(${tour.at.x}px, ${tour.at.y}px)` }}
        />
      )}
    </>
  )
}
