/** A new submission id: 128 random bits in hexadecimal. Works without a secure context, as on a hotel's LAN. */
export function newSubmissionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
