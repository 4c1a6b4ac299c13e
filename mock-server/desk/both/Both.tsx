import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { beginWithFile, beginWithHotel, hasBegun, openHotel, type Refused } from '#mock-server/desk/begin/beginDemo.ts'
import { NotBegun } from '#mock-server/desk/begin/NotBegun.tsx'
import { beginTexts } from '#mock-server/desk/beginTexts/texts.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { FileButton } from '#mock-server/desk/frame/elements.tsx'
import { linkLanguage } from '#mock-server/desk/link.ts'
import { rememberedLanguage, rememberLanguage } from '#src/i18n/language.ts'
import { hotelLanguageOf, type HotelLanguage } from '#mock-server/hotel/languages.ts'
import { LANGUAGE_KEY } from '#src/storage/keys.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import styles from './Both.module.css'
import { Stage } from './Stage.tsx'

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
    // The staff's screen is in Bulgarian or English.
    void i18n.changeLanguage(language === 'bg' ? 'bg' : 'en')
    document.documentElement.lang = language
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
