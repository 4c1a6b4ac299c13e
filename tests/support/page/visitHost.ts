import { onTestFinished } from 'vitest'

declare const jsdom: { reconfigure: (settings: { url: string }) => void }

/** Changes the page's URL until the end of the test, because `location` cannot be replaced. */
export function visitHost(url: string): void {
  const before = window.location.href
  jsdom.reconfigure({ url })
  onTestFinished(() => jsdom.reconfigure({ url: before }))
}
