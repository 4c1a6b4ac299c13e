import * as v from 'valibot'
import { presenterLimits, readBody } from '#mock-server/handlers/http/parse.ts'
import { HttpError, json } from '#mock-server/handlers/http/responses.ts'
import type { DemoRoute } from '#mock-server/handlers/route.ts'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import type { Store } from '#mock-server/store/store.ts'
import type { PictureRow } from '#mock-server/store/tables.ts'
import { randomId } from '#src/lib/randomId.ts'

/** Where uploaded pictures are read: below the path of the demo's calls, so in the sandbox of the caller. */
const PICTURES = '/__demo/pictures/'

/** What a picture is for. */
export type PictureUse = keyof typeof pictureLimits

/** The type of a picture by its first bytes, whatever its sender calls it. SVG is none of them: it can have scripts. */
function typeOf(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png'
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : undefined
}

/** A picture's bytes and type; `undefined` when the text is not a picture in base64. */
function decoded(data: string): { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string } | undefined {
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    const type = typeOf(bytes)
    return type === undefined ? undefined : { bytes, type }
  } catch {
    return undefined
  }
}

const picture = v.pipe(
  v.string(),
  v.check((data) => decoded(data) !== undefined, 'is not a PNG, JPEG or WebP picture in base64'),
)

/** An uploaded picture in an exported file. */
export const storedPicture = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'is not the id of a picture')),
  data: v.pipe(
    picture,
    v.check((data) => (decoded(data)?.bytes.length ?? 0) <= pictureLimits.headerImage, 'is too large a picture'),
  ),
})

const upload = v.object({ use: v.picklist(['headerImage', 'logo']), data: picture })

/** The id in the address of an uploaded picture; `undefined` for another address. */
export function pictureIdIn(address: string | undefined): string | undefined {
  return address?.startsWith(PICTURES) === true ? address.slice(PICTURES.length) : undefined
}

/** The uploaded pictures that these addresses name. */
export function picturesAt(
  { pictures }: Pick<Store, 'pictures'>,
  addresses: readonly (string | undefined)[],
): PictureRow[] {
  return addresses.flatMap((address) => {
    const id = pictureIdIn(address)
    return (id !== undefined && pictures.find({ id })) || []
  })
}

/** Removes all uploaded pictures but those that these addresses name. */
export function removeOtherPictures(
  { pictures }: Pick<Store, 'pictures'>,
  addresses: readonly (string | undefined)[],
): void {
  const used = new Set(addresses.map(pictureIdIn))
  for (const { id } of pictures.where()) if (!used.has(id)) pictures.remove(id)
}

/** The most pictures of a sandbox: those in use, and the next ones until the brand is saved. */
const MAX_PICTURES = 4

/** Stores a picture, in the place of the oldest one not in use if there are too many. Returns its address. */
function addPicture(store: Store, data: string): string {
  const id = randomId()
  const inUse = JSON.stringify(store.configurations.where().map(({ settings }) => settings['brand']))
  const all = store.pictures.where()
  const oldest = all.find((each) => !inUse.includes(each.id))
  store.transaction(() => {
    if (all.length >= MAX_PICTURES && oldest !== undefined) store.pictures.remove(oldest.id)
    store.pictures.insert({ id, data })
  })
  return `${PICTURES}${id}`
}

/** Uploads a picture for the brand, and returns it to the phones of the sandbox. */
export const pictureRoutes: readonly DemoRoute[] = [
  {
    method: 'POST',
    path: 'pictures',
    access: 'presenter',
    async handle(request, { hotel }) {
      const { use, data } = await readBody(request, upload, presenterLimits)
      const limit = pictureLimits[use]
      const { length } = decoded(data)?.bytes ?? { length: 0 }
      if (length > limit) throw new HttpError(413, `A picture may hold ${limit} bytes at most`, { field: use })
      return json(201, { address: addPicture(hotel.store, data) })
    },
  },
  {
    method: 'GET',
    path: 'pictures/:id',
    access: 'public',
    handle(_request, { hotel, params: { id = '' } }) {
      const found = decoded(hotel.store.pictures.find({ id })?.data ?? '')
      if (found === undefined) throw new HttpError(404, 'There is no such picture in this hotel')
      return new Response(found.bytes, {
        headers: {
          'content-type': found.type,
          'x-content-type-options': 'nosniff',
          // An address never gets another picture; it is of one sandbox, so of one browser.
          'cache-control': 'private, max-age=86400, immutable',
        },
      })
    },
  },
]
