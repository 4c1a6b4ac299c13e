/** The smallest pictures, in base64: one pixel each. */
export const smallestPictures = {
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'image/webp': 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
} as const

/** A picture by its first bytes, of this length in bytes. */
export function pictureOf(length: number): string {
  const bytes = new Uint8Array(length)
  bytes.set([0xff, 0xd8, 0xff])
  return Buffer.from(bytes).toString('base64')
}
