/** Fifty sheets of eight cards. */
export const MAX_ROOMS = 400

/** No room has a longer number. */
const MAX_LENGTH = 10

/** The rooms of a typed list such as `101-120, 201`, each once; `undefined` when it has none, too many, or a range that runs backwards. */
export function roomsIn(list: string): readonly string[] | undefined {
  const rooms = new Set<string>()
  const parts = list
    .replaceAll(/\s*[-–—]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
  for (const part of parts) {
    const [, from = '', to = ''] = /^(\d+)-(\d+)$/.exec(part) ?? []
    const count = from === '' ? 1 : Number(to) - Number(from) + 1
    if (count < 1 || rooms.size + count > MAX_ROOMS || (from || part).length > MAX_LENGTH) return undefined
    for (let index = 0; index < count; index += 1)
      rooms.add(from === '' ? part : String(Number(from) + index).padStart(from.length, '0'))
  }
  return rooms.size === 0 ? undefined : [...rooms]
}

/** Where the card of a room leads: the form to sign in, with the room filled in. On a host, in the desk's own demo. */
export function cardLink(app: string, room: string, sandbox: string | null): string {
  const url = new URL('login', app.replace(/\/*$/, '/'))
  url.searchParams.set('room', room)
  if (sandbox !== null) url.searchParams.set('sandbox', sandbox)
  return url.href
}
