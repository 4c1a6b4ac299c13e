// Starts GetYourGuide's widget and tells the app how it went. The partner id and the search come in the fragment: #partner=…&search=…
// Nothing here could be tried against the live service: its script, and how it fills the element, are as documented.
;(() => {
  // Opened on its own this page would share the app's storage, session and all: then nothing of theirs may run.
  if (globalThis.origin !== 'null') return

  const place = document.querySelector('[data-gyg-widget]')
  const query = new URLSearchParams(location.hash.slice(1))
  const [partner, search] = [query.get('partner'), query.get('search')]
  if (partner) place.setAttribute('data-gyg-partner-id', partner)
  if (search) place.setAttribute('data-gyg-q', search)

  // To anyone: this page cannot know the app's origin, and these words give nothing away.
  const tell = (message) => parent.postMessage({ from: 'activities-widget', ...message }, '*')

  const filled = new MutationObserver(() => {
    if (place.isConnected && place.childElementCount === 0) return
    filled.disconnect()
    tell({ state: 'ready' })
  })
  filled.observe(document.body, { childList: true, subtree: true })

  const resized = new ResizeObserver(() => tell({ height: Math.ceil(document.body.getBoundingClientRect().height) }))
  resized.observe(document.body)

  const script = document.createElement('script')
  script.src = 'https://widget.getyourguide.com/dist/pa.umd.production.min.js'
  script.async = true
  script.addEventListener('error', () => tell({ state: 'failed' }))
  document.head.append(script)
})()
