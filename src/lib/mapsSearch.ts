/** The address at which a maps service searches for a place. */
export function mapsSearch(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
