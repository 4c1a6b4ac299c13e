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

/** Elements that a picture of a page neither needs nor may contain. */
export const unmirroredElements: readonly string[] = [
  ...['script', 'noscript', 'template', 'iframe', 'object', 'embed', 'base', 'meta', 'title'],
]

const name = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z\d-]*$/i),
  v.check((given) => !unmirroredElements.includes(given.toLowerCase())),
)

/** No handlers of events. */
const attributes = v.record(v.pipe(v.string(), v.regex(/^(?!on|srcdoc)[a-z_][\w:.-]*$/i)), v.string())

const node: v.GenericSchema<MirroredNode> = v.union([v.string(), v.lazy(() => element)])

const element: v.GenericSchema<MirroredElement> = v.object({
  name,
  isSvg: v.exactOptional(v.boolean()),
  attributes,
  nodes: v.array(node),
  value: v.exactOptional(v.string()),
  isChecked: v.exactOptional(v.boolean()),
  scroll: v.exactOptional(v.tuple([v.number(), v.number()])),
})

const length = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))

/** The page that a phone shows, without scripts. */
export const mirroredPage = v.object({
  /** The size of the screen, in CSS pixels. */
  width: length,
  height: length,
  /** The attributes of the page's root. */
  attributes,
  /** The style sheets. */
  head: v.array(node),
  body: element,
  /** How far the page is scrolled. */
  scroll: v.tuple([v.number(), v.number()]),
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
