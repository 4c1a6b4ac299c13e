import type { Page } from '@playwright/test'
import { controlsOf } from './controls.ts'

/**
 * The faults of a screen’s controls on a phone. Each control must not zoom the page at a double tap. A field must have letters of at
 * least 16 px: iOS zooms the page for a smaller one. A single line that can be written in must name the Enter key of the keyboard on
 * the screen.
 */
export async function touchViolations(page: Page): Promise<string[]> {
  const controls = await controlsOf(page)
  const faults = await page.evaluate((all) => {
    function zooms(control: Element | null): boolean {
      if (control === null) return true
      return getComputedStyle(control).touchAction === 'auto' && zooms(control.parentElement)
    }

    return all.flatMap((control) => {
      const shown = control.outerHTML.slice(0, 120)
      const isLine = control.matches('input:not([type=checkbox], [type=radio], [type=range], [type=time], [readonly])')
      const { fontSize } = getComputedStyle(control)
      return [
        ...(zooms(control) ? [`a double tap zooms ${shown}`] : []),
        ...((isLine || control.matches('select, textarea')) && Number.parseFloat(fontSize) < 16
          ? [`the letters have ${fontSize} in ${shown}`]
          : []),
        ...(isLine && !control.hasAttribute('enterkeyhint') ? [`the Enter key has no name in ${shown}`] : []),
      ]
    })
  }, controls)
  await controls.dispose()
  return faults
}
