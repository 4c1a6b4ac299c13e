/** Which tours to show. */
export interface TourQuery {
  readonly partnerId: string | undefined
  /** What to search for; `undefined` for the default (spec 9.17). */
  readonly search: string | undefined
}

/**
 * GetYourGuide's search page for the hotel's place, with the hotel's partner id if it has one. It is the fallback when the
 * widget is not shown.
 */
export function tourSearch({ partnerId, search = 'Sofia, Bulgaria' }: TourQuery): string {
  const partner = partnerId?.trim() ?? ''
  const page = `https://www.getyourguide.com/s/?q=${encodeURIComponent(search)}`
  return partner === '' ? page : `${page}&partner_id=${encodeURIComponent(partner)}`
}

/**
 * The page that contains the widget (`src/static/activities-widget`). The partner id, and a search other than its own, are passed in
 * the fragment.
 */
export function widgetPage({ partnerId, search }: TourQuery): string {
  const partner = partnerId?.trim() ?? ''
  const query = new URLSearchParams({ ...(partner !== '' && { partner }), ...(search !== undefined && { search }) })
  const fragment = query.toString()
  return `${import.meta.env.BASE_URL}activities-widget/widget.html${fragment && `#${fragment}`}`
}
