import { useEffect, useRef, useState } from 'react'
import { Parts, Section } from '#mock-server/desk/frame/elements.tsx'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { TRUSTED_TYPES_POLICY } from '#src/lib/trustedScript.ts'
import type { Brand } from '#mock-server/handlers/demo/brand.ts'
import type { MirroredPage } from '#src/schemas/mirroredPage.ts'
import { drawPage } from './drawPage.ts'
import styles from './Mirror.module.css'

/** The size of the picture, at most, in CSS pixels. */
const MAX = { width: 270, height: 584 }

/** What stands above and below the picture on a wide screen, which then shows all of the phone. */
const AROUND = 268
const LEAST_HEIGHT = 420

interface Policy {
  createHTML(text: string): unknown
}

const rules: Policy = { createHTML: (text) => text }

const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules
/** DOM types declare HTML as strings; the browser accepts `TrustedHTML` too. What the desk makes of it runs no script. */
const trusted = (html: string) => policy.createHTML(html) as string

/** An empty page with a Content-Security-Policy, whose document the desk fills. A `srcdoc` is never in quirks mode. */
const emptyPage = (allowed: string) => `<!doctype html><meta http-equiv="Content-Security-Policy" content="${allowed}">`

const { origin } = window.location
const assets = `${origin}/assets/`
const pictureFolders = ['/pictures/', '/hotel-pictures/', '/__demo/pictures/'].map((folder) => `${origin}${folder}`)

/** A picture of the brand as a source of the policy. One that ends in a slash would stand for a folder. */
function sourceOf(picture: string | undefined): string[] {
  if (picture === undefined) return []
  const { href, search, hash } = new URL(picture, origin)
  const source = href.slice(0, href.length - search.length - hash.length)
  return source.endsWith('/') ? [] : [source.replace(/[;,&]/g, encodeURIComponent)]
}

/** The policy of the frame: whatever a phone sends, the desk loads the app's files and the hotel's pictures, and nothing else. */
function allowedFor({ headerImage, logo }: Brand): string {
  const pictures = ['data:', assets, ...pictureFolders, ...sourceOf(headerImage), ...sourceOf(logo)]
  return `default-src 'none'; style-src ${assets}; font-src ${assets}; img-src ${pictures.join(' ')}`
}

interface Props {
  readonly brand: Brand
  /** Whether the desk asks phones for their page now. */
  readonly isOpen: boolean
  /** The number of guest apps that are open. */
  readonly phones: number
}

/** What the phone shows that last did something. */
export function Mirror({ brand, isOpen, phones }: Props) {
  const { t } = useTexts()
  const often = { pollingInterval: 500, skipPollingIfUnfocused: false }
  const { data } = deskApi.useMirrorQuery(undefined, { ...often, skip: !isOpen })
  const page = data?.page
  return (
    <Section name="mirror">
      <Parts>{page && <Picture page={page} brand={brand} />}</Parts>
      {!page && <p className={styles.none}>{t(phones > 0 ? 'show.mirror.soon' : 'show.mirror.none')}</p>}
    </Section>
  )
}

/** Draws the page of a phone, reduced, into a frame without scripts. */
function Picture({ page, brand }: { readonly page: MirroredPage; readonly brand: Brand }) {
  const label = useTexts().t('show.mirror.picture')
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const { width, height } = page
  const room = Math.min(MAX.height, Math.max(window.innerHeight - AROUND, LEAST_HEIGHT))
  const scale = Math.min(MAX.width / width, room / height)

  const allowed = allowedFor(brand)
  useEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = trusted(emptyPage(allowed))
  }, [allowed])

  useEffect(() => {
    const drawn = frame.current?.contentDocument
    const { html, scroll } = page
    if (loads > 0 && drawn) drawPage(drawn, new DOMParser().parseFromString(trusted(html), 'text/html'), scroll)
  }, [loads, page])

  return (
    <div
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
