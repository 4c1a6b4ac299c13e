const SEARCH = 'https://www.getyourguide.com/s/?q=Sofia%2C%20Bulgaria'

/** GetYourGuide's own search for Sofia, in the hotel's name where it is a partner: what is left when the widget is not. */
export function tourSearch(partnerId: string | undefined): string {
  const partner = partnerId?.trim() ?? ''
  return partner === '' ? SEARCH : `${SEARCH}&partner_id=${encodeURIComponent(partner)}`
}

/** The page the widget runs in (`src/static/activities-widget`); the partner id is handed over in the fragment. */
export function widgetPage(partnerId: string | undefined): string {
  const page = `${import.meta.env.BASE_URL}activities-widget/widget.html`
  const partner = partnerId?.trim() ?? ''
  return partner === '' ? page : `${page}#${new URLSearchParams({ partner }).toString()}`
}
