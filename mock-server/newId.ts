/** A new id: 128 random bits in hexadecimal. `randomUUID` needs a secure context, which a phone on the LAN has not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
