// Runs in a page before its own scripts, and keeps what the browser measures by itself. Plain JavaScript: it is sent as it is.
if (window === window.top) {
  const seen = { fcp: undefined, lcp: undefined, shifts: [], tasks: [], usable: undefined }
  const watch = (type, take) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('layout-shift', ({ startTime: at, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at, value })
  })
  watch('longtask', ({ startTime: at, duration: ms }) => seen.tasks.push({ at, ms }))

  // A link that a finger in its middle would hit; the moment is that after the frame that shows it.
  const isUsable = (link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return width > 0 && link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  let asked = false
  const changes = new MutationObserver(() => {
    if (asked) return
    asked = true
    requestAnimationFrame(look)
  })
  function look() {
    asked = false
    if (![...document.querySelectorAll('main:not([aria-busy=true]) a[href]')].some(isUsable)) return
    changes.disconnect()
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', () => (seen.usable = performance.now()))
    painted.port1.start()
    painted.port2.postMessage('')
  }
  changes.observe(document, { childList: true, subtree: true, attributes: true })

  const isControlled = () => Boolean(navigator.serviceWorker?.controller)
  window.whatWasSeen = () => ({ ...seen, isControlled: isControlled() })
}
