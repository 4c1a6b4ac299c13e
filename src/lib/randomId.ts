/**
 * 128 random bits in hexadecimal. `crypto.randomUUID` requires a secure context, which a page over plain http on a LAN
 * is not.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
