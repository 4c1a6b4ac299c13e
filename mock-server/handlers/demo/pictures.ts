import { http } from 'msw'
import * as v from 'valibot'
import { HttpError } from '#mock-server/handlers/http.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import { areDistinct, byId, type PictureRow } from '#mock-server/models.ts'

/** Where uploaded pictures are read: below the path of the demo's calls, so in the sandbox of the caller. */
const PICTURES = '/__demo/pictures/'

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

const storedPicture = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'is not the id of a picture')),
  data: v.pipe(
    picture,
    v.check((data) => (decoded(data)?.bytes.length ?? 0) <= pictureLimits.headerImage, 'is too large a picture'),
  ),
})

/** The pictures of a brand: a header picture and a logo. */
export const storedPictures = v.pipe(
  v.array(storedPicture),
  v.maxLength(2),
  v.check((all) => areDistinct(all), 'has one picture twice'),
)

/** The id in the address of an uploaded picture; `undefined` for another address. */
export function pictureIdIn(address: string | undefined): string | undefined {
  return address?.startsWith(PICTURES) === true ? address.slice(PICTURES.length) : undefined
}

const idsIn = (addresses: readonly (string | undefined)[]) => addresses.flatMap((each) => pictureIdIn(each) ?? [])

/** The uploaded pictures that these addresses name. */
export function picturesAt({ db }: Hotel, addresses: readonly (string | undefined)[]): PictureRow[] {
  return db.pictures.findMany({ where: { id: { in: idsIn(addresses) } } })
}

/** Removes all uploaded pictures but those that these addresses name. */
export function removeOtherPictures({ change }: Hotel, addresses: readonly (string | undefined)[]): void {
  change(({ pictures }) => pictures.deleteMany({ where: { id: { notIn: idsIn(addresses) } } }))
}

/** Returns an uploaded picture to the phones of the sandbox. */
export const pictureHandlers = ({ demo, demoCall }: Resolvers) => [
  http.get(
    `${demo}/pictures/:id`,
    demoCall(({ hotel, params: { id = '' } }) => {
      const found = decoded(hotel.db.pictures.findFirst(byId(id))?.data ?? '')
      if (found === undefined) throw new HttpError(404, 'There is no such picture in this hotel')
      return new Response(found.bytes, {
        headers: {
          'content-type': found.type,
          'x-content-type-options': 'nosniff',
          // An address never gets another picture; it is of one sandbox, so of one browser.
          'cache-control': 'private, max-age=86400, immutable',
        },
      })
    }),
  ),
]
