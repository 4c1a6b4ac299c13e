import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { folder } from '#mock-server/desk/link.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { TRUSTED_TYPES_POLICY } from '#src/lib/trustedScript.ts'
import type { MirroredPage } from '#src/schemas/mirroredPage.ts'
import { drawPage } from './drawPage.ts'
import styles from './Mirror.module.css'

/** The edge of the phone, in CSS pixels. */
const EDGE = 8

interface Policy {
  createHTML(text: string): unknown
}

const rules: Policy = { createHTML: (text) => text }

const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules
/** DOM types declare HTML as strings; the browser accepts `TrustedHTML` too. What the desk makes of it runs no script. */
const trusted = (html: string) => policy.createHTML(html) as string

const { origin } = window.location
/** The files of the app, and of the page at which phones enter. */
const assets = ['/assets/', '/__demo/assets/'].map((each) => origin + folder + each).join(' ')
const pictureFolders = [`${folder}/pictures/`, `${folder}/hotel-pictures/`, '/__demo/pictures/']
const pictures = pictureFolders.map((each) => origin + each).join(' ')

/** The policy of the frame: whatever a phone sends, the desk loads the app's files and the hotel's pictures, and nothing else. */
const allowed = `default-src 'none'; style-src ${assets}; font-src ${assets}; img-src data: ${assets} ${pictures}`

/** An empty page with that policy, whose document the desk fills. A `srcdoc` is never in quirks mode. */
const emptyPage = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${allowed}">`

/** Draws the page of a phone, as large as its surroundings allow, into a frame without scripts. */
export function Mirror({ page }: { readonly page: MirroredPage }) {
  const label = useTexts().t('show.mirror.picture')
  const frame = useRef<HTMLIFrameElement>(null)
  const phone = useRef<HTMLDivElement>(null)
  const [loads, setLoads] = useState(0)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const { width, height } = page
  const scale = Math.min(room.width / width, room.height / height)

  useLayoutEffect(() => {
    const around = phone.current?.parentElement
    if (!around) return undefined
    const observer = new ResizeObserver(() =>
      setRoom({ width: around.clientWidth - 2 * EDGE, height: around.clientHeight - 2 * EDGE }),
    )
    observer.observe(around)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = trusted(emptyPage)
  }, [])

  useEffect(() => {
    const drawn = frame.current?.contentDocument
    const { html, scroll } = page
    if (loads > 0 && drawn) drawPage(drawn, new DOMParser().parseFromString(trusted(html), 'text/html'), scroll)
  }, [loads, page])

  return (
    <div
      ref={phone}
      role="img"
      aria-label={label}
      className={styles.phone}
      style={{ width: width * scale, height: height * scale }}
    >
      {/* Its document has the desk's origin, so that the hotel's fonts load; no script runs in it. */}
      <iframe
        ref={frame}
        title={label}
        sandbox="allow-same-origin"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.page}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={() => setLoads((before) => before + 1)}
      />
    </div>
  )
}
