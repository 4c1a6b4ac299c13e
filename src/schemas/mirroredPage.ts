import * as v from 'valibot'

/** A text, or an element, of a page that a phone shows. */
export type MirroredNode = string | MirroredElement

/** An element of such a page, with what its attributes do not tell. */
export interface MirroredElement {
  readonly name: string
  readonly isSvg?: boolean
  readonly attributes: Readonly<Record<string, string>>
  readonly nodes: readonly MirroredNode[]
  /** What a field holds. */
  readonly value?: string
  readonly isChecked?: boolean
  /** How far it is scrolled: to the right and down, in pixels. */
  readonly scroll?: readonly [number, number]
}

const html =
  'a abbr article aside b br button code dd details dialog div dl dt em fieldset figcaption figure font footer ' +
  'form h1 h2 h3 h4 h5 h6 header hr i img input label legend li main nav ol optgroup option output p pre ' +
  'section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul'
const svg = 'svg circle defs ellipse g line linearGradient path polygon polyline radialGradient rect stop text tspan'

/** The elements that a picture of a page contains: those of the app, and what a browser's translation adds. */
export const mirroredElements: ReadonlySet<string> = new Set(`${html} ${svg}`.split(' '))

const plainAttributes: ReadonlySet<string> = new Set(
  (
    'alt class cols colspan decoding dir disabled for height hidden href id inert lang loading multiple open ' +
    'placeholder readonly reversed role rows rowspan selected size src start style tabindex title type value ' +
    'width clip-rule cx cy d fill fill-opacity fill-rule gradientTransform gradientUnits offset opacity points ' +
    'preserveAspectRatio r rx ry stop-color stop-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin ' +
    'stroke-opacity stroke-width text-anchor transform viewBox x x1 x2 y y1 y2'
  ).split(' '),
)

/** Whether a picture of a page has this attribute. */
export function isMirroredAttribute(name: string): boolean {
  return plainAttributes.has(name) || /^(?:aria|data)-[a-z-]+$/.test(name)
}

/** Far deeper than a page of the app, and less than any browser or parser can take. */
const MAX_DEPTH = 100

const attributes = v.record(v.string(), v.string())
const scroll = v.tuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())])

/** An element by its depth in the page. */
const elements = Array.from({ length: MAX_DEPTH }, (_, depth): v.GenericSchema<MirroredElement> => {
  const inner = v.lazy(() => elements[depth + 1] ?? v.never())
  return v.object({
    name: v.string(),
    isSvg: v.exactOptional(v.boolean()),
    attributes,
    nodes: v.array(v.union([v.string(), inner])),
    value: v.exactOptional(v.string()),
    isChecked: v.exactOptional(v.boolean()),
    scroll: v.exactOptional(scroll),
  })
})
const element = v.lazy(() => elements[0] ?? v.never())

const length = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))

/** The page that a phone shows. The desk draws the elements and attributes above, whatever a phone sends. */
export const mirroredPage = v.object({
  /** The size of the screen, in CSS pixels. */
  width: length,
  height: length,
  /** The attributes of the page's root. */
  attributes,
  /** The style sheets. */
  head: v.array(element),
  body: element,
  /** How far the page is scrolled. */
  scroll,
})
export type MirroredPage = v.InferOutput<typeof mirroredPage>

/** What a phone sends while the desk shows it. */
export const sentPage = v.object({
  page: mirroredPage,
  /** Tells phones apart; another one after each load of the page. */
  phone: v.string(),
  /** For how long nobody has touched the phone, in milliseconds. */
  idle: v.pipe(v.number(), v.minValue(0)),
})
export type SentPage = v.InferOutput<typeof sentPage>
