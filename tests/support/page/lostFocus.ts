/** What was pressed last, and the heading of the screen on which that was. */
let pressed: Element | null = null
let heading: Element | null = null
const lost: string[] = []

/** Notes when a button has gone that was pressed, on a screen that stays, and the focus is nowhere: a guest without a mouse loses the place. */
export function noteLostFocus(): void {
  const hasGone = pressed?.isConnected === false && heading?.isConnected === true
  if (hasGone && document.activeElement === document.body) lost.push(pressed?.textContent ?? '')
  pressed = null
}

/** Follows what is pressed. Each press is looked at before the next one, and at the end of a test. */
export function followPresses(): void {
  document.addEventListener('pointerdown', noteLostFocus, true)
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a, button, summary') : null
      heading = document.querySelector('h1')
    },
    true,
  )
}

/** The texts of the buttons that took the focus with them since the last call. */
export const lostFocuses = () => lost.splice(0)
