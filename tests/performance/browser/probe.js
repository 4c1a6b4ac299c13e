// Records the browser's performance entries. Injected before a page's own scripts without a build step, so plain JavaScript.
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

  // A link is usable when a tap in its middle would hit it. The recorded time is after the frame that painted it, when the page
  // could handle a tap: Chrome runs a task of this priority before other waiting ones, as it does input.
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
    void scheduler.postTask(() => (seen.usable = performance.now()), { priority: 'user-blocking' })
  }
  changes.observe(document, { childList: true, subtree: true, attributes: true })

  const isControlled = () => Boolean(navigator.serviceWorker?.controller)
  window.whatWasSeen = () => ({ ...seen, isControlled: isControlled() })
}
