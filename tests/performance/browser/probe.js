// Records the browser's performance entries. Injected before a page's own scripts without a build step, so plain JavaScript.
if (window === window.top) {
  const seen = { shifts: [], tasks: [], usable: undefined }
  const watch = (type, take) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }

  watch('layout-shift', ({ startTime: at, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at, value })
  })
  watch('longtask', ({ startTime: at, duration: ms }) => seen.tasks.push({ at, ms }))

  // A tile is shown when its middle is in the window, above the links at its bottom. The tiles are usable when a tap in the middle of each shown one would hit it,
  // also before the libraries are there: the page keeps that tap.
  function areUsable() {
    const tiles = [...document.querySelectorAll('main:not([aria-busy=true]) a[href]')].map((tile) => {
      const { left, top, width, height } = tile.getBoundingClientRect()
      return { tile, x: left + width / 2, y: top + height / 2 }
    })
    const bars = [...document.querySelectorAll('nav')].filter((nav) => getComputedStyle(nav).position === 'fixed')
    const bottom = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
    const shown = tiles.filter(({ x, y }) => x > 0 && x < innerWidth && y > 0 && y < bottom)
    return shown.length > 0 && shown.every(({ tile, x, y }) => tile.contains(document.elementFromPoint(x, y)))
  }
  let asked = false
  const changes = new MutationObserver(() => {
    if (asked) return
    asked = true
    requestAnimationFrame(look)
  })
  // The recorded time is after the frame that painted the tiles, when the page could handle a tap: Chrome runs a task of this
  // priority before other waiting ones, as it does input.
  function look() {
    asked = false
    if (!areUsable()) return
    changes.disconnect()
    void scheduler.postTask(() => (seen.usable = performance.now()), { priority: 'user-blocking' })
  }
  changes.observe(document, { childList: true, subtree: true, attributes: true })

  const isControlled = () => Boolean(navigator.serviceWorker?.controller)
  window.whatWasSeen = () => ({ ...seen, isControlled: isControlled() })
}
