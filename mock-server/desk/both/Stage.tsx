import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NotBegun } from '#mock-server/desk/begin/NotBegun.tsx'
import { beginTexts } from '#mock-server/desk/beginTexts/texts.ts'
import { deskApi, statusOf } from '#mock-server/desk/deskApi.ts'
import { Parts } from '#mock-server/desk/frame/elements.tsx'
import { folder, joinLink } from '#mock-server/desk/link.ts'
import { Staff } from '#mock-server/desk/staff/Staff.tsx'
import { shownName } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import { SESSION_KEY } from '#src/storage/keys.ts'
import { readText } from '#src/storage/storedText.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { useBrandColor } from '#src/ui/useBrandColor.ts'
import styles from './Both.module.css'
import { useTour } from './useTour.ts'

interface Props {
  readonly language: HotelLanguage
  /** Beside the button of the tour. */
  readonly children: ReactNode
}

/** The phone and the staff's screen, once the demo has answered. On a host, the staff's screen is the presenter's: others get the phone alone. */
export function Stage({ hasNotice, ...props }: Props & { readonly hasNotice: boolean }) {
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
