// Runs in a page before its own scripts, and watches the taps on quantities. Plain JavaScript: it is sent as it is.
const taps = []

function watchTap({ target }) {
  const number = target.closest('[role=group]')?.querySelector('output')
  if (!number) return
  const before = number.textContent
  const began = performance.now()
  let changed = Infinity
  const change = new MutationObserver(() => (changed = performance.now()))
  change.observe(number, { childList: true, characterData: true, subtree: true })
  requestAnimationFrame(() => {
    const frame = performance.now()
    const inNextFrame = number.textContent !== before
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', () => {
      change.disconnect()
      // Without the wait for the screen between the two, which no page can shorten.
      taps.push({ inNextFrame, ms: changed - began + performance.now() - frame })
    })
    painted.port1.start()
    painted.port2.postMessage('')
  })
}

addEventListener('click', watchTap, { capture: true })
window.tapsSeen = () => taps.splice(0)
