const SEARCH = 'https://www.getyourguide.com/s/?q=Sofia%2C%20Bulgaria'

/**
 * GetYourGuide's search page for Sofia, with the hotel's partner id if it has one. It is the fallback when the widget is not
 * shown.
 */
export function tourSearch(partnerId: string | undefined): string {
  const partner = partnerId?.trim() ?? ''
  return partner === '' ? SEARCH : `${SEARCH}&partner_id=${encodeURIComponent(partner)}`
}

/** The page that contains the widget (`src/static/activities-widget`). The partner id is passed in the fragment. */
export function widgetPage(partnerId: string | undefined): string {
  const page = `${import.meta.env.BASE_URL}activities-widget/widget.html`
  const partner = partnerId?.trim() ?? ''
  return partner === '' ? page : `${page}#${new URLSearchParams({ partner }).toString()}`
}
