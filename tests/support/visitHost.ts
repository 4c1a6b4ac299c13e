import { onTestFinished } from 'vitest'

declare const jsdom: { reconfigure: (settings: { url: string }) => void }

/** Gives the page this address until the end of the test: `location` cannot be replaced. */
export function visitHost(url: string): void {
  const before = window.location.href
  jsdom.reconfigure({ url })
  onTestFinished(() => jsdom.reconfigure({ url: before }))
}
