// Measures taps on quantity buttons. Injected before a page's own scripts without a build step, so plain JavaScript.
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
      // Leaves out the wait for the next frame, which depends on the display and not on the page.
      taps.push({ inNextFrame, ms: changed - began + performance.now() - frame })
    })
    painted.port1.start()
    painted.port2.postMessage('')
  })
}

addEventListener('click', watchTap, { capture: true })
window.tapsSeen = () => taps.splice(0)
