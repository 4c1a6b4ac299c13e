import type { Page } from '@playwright/test'
import { controlsOf } from './controls.ts'

interface TabSequence {
  readonly faults: string[]
  readonly focused: Set<Element>
}

declare global {
  interface Window {
    tabSequence: TabSequence
  }
}

/**
 * Presses Tab through the screen and returns its faults: a control that never gets the focus, a focus that is
 * not visible (an outline of 2 px, on the control or an ancestor, of 3 : 1 against its background: WCAG 2.4.7,
 * 2.4.13), an outline that is clipped, and a control of which a sticky bar hides more than half (WCAG 2.4.11).
 */
export async function focusViolations(page: Page): Promise<string[]> {
  const controls = await controlsOf(page)
  const stops = await controls.evaluate((all) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const sequence: TabSequence = { faults: [], focused: new Set() }
    window.tabSequence = sequence

    /** The luminance of these colours, painted on top of each other in this order. */
    function luminance(colors: readonly string[]): number {
      if (pixel === null) throw new Error('This browser has no 2D canvas')
      for (const color of colors) {
        pixel.fillStyle = color
        pixel.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((part) => {
        return part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /** The ancestors, nearest first; none of a modal dialog. */
    function ancestorsOf(element: Element): Element[] {
      if (element.parentElement === null || element.matches('dialog:modal')) return []
      return [element.parentElement, ...ancestorsOf(element.parentElement)]
    }

    /** The contrast of the outline with its background; `undefined` on a picture or a gradient. */
    function contrastOf(outlined: Element): number | undefined {
      const isInside = Number.parseFloat(getComputedStyle(outlined).outlineOffset) < 0
      const under = [...(isInside ? [outlined] : []), ...ancestorsOf(outlined)].map((frame) => getComputedStyle(frame))
      const solid = under.findIndex(
        ({ backgroundColor }) => !/^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(backgroundColor),
      )
      const layers = under.slice(0, solid + 1)
      if (solid < 0 || layers.some(({ backgroundImage }) => backgroundImage !== 'none')) return undefined
      const colors = layers.map(({ backgroundColor }) => backgroundColor).toReversed()
      const [one, other] = [luminance(colors), luminance([...colors, getComputedStyle(outlined).outlineColor])]
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    }

    function clippedBy(outlined: Element): Element | undefined {
      const { outlineOffset } = getComputedStyle(outlined)
      const width = Math.max(0, Number.parseFloat(outlineOffset) + 2)
      const box = outlined.getBoundingClientRect()
      return ancestorsOf(outlined).find((frame) => {
        if (frame === document.documentElement || frame === document.body) return false
        const { overflowX, overflowY } = getComputedStyle(frame)
        const clip = frame.getBoundingClientRect()
        const cutsAcross =
          overflowX !== 'visible' && (box.left - width < clip.left - 0.5 || box.right + width > clip.right + 0.5)
        return (
          cutsAcross ||
          (overflowY !== 'visible' && (box.top - width < clip.top - 0.5 || box.bottom + width > clip.bottom + 0.5))
        )
      })
    }

    /** The share of the control's height that is in the viewport and not under a sticky or fixed bar. */
    function visibleShare(control: Element): number {
      const box = control.getClientRects()[0] ?? control.getBoundingClientRect()
      const front = control.closest('dialog') ?? document.body
      const bars = [...front.querySelectorAll('*')].filter((each) => {
        const isBar = ['sticky', 'fixed'].includes(getComputedStyle(each).position) && each.checkVisibility()
        return isBar && !each.contains(control) && !control.contains(each)
      })
      const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
      const hidden = bars
        .map((bar) => bar.getBoundingClientRect())
        .map((bar) => {
          const isBeside = bar.right <= box.left || bar.left >= box.right
          return isBeside ? 0 : Math.max(0, Math.min(bar.bottom, box.bottom) - Math.max(bar.top, box.top))
        })
      return (seen - hidden.reduce((sum, each) => sum + each, 0)) / box.height
    }

    function check(control: Element): void {
      if (sequence.focused.has(control) || !all.some((each) => each === control)) return
      sequence.focused.add(control)
      const shown = control.outerHTML.slice(0, 120)
      const outlined = [control, ...ancestorsOf(control).slice(0, 2)].find((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      if (outlined === undefined) {
        sequence.faults.push(`the focus is not visible on ${shown}`)
        return
      }
      const contrast = contrastOf(outlined)
      if (contrast !== undefined && contrast < 3)
        sequence.faults.push(`the focus is faint, ${contrast.toFixed(1)} : 1, on ${shown}`)
      const cutting = clippedBy(outlined)
      if (cutting) sequence.faults.push(`the outline is clipped by ${cutting.outerHTML.slice(0, 80)} on ${shown}`)
      const share = visibleShare(control)
      if (share < 0.5) sequence.faults.push(`${(share * 100).toFixed()} % is visible of ${shown}`)
    }

    document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
    document.addEventListener('keydown', () => document.activeElement && check(document.activeElement), {
      capture: true,
    })
    return all.length
  })
  const missed = () =>
    controls.evaluate((all) => {
      const { focused } = window.tabSequence
      const wasFocused = (control: HTMLElement) => {
        const { name } = control as HTMLInputElement
        return (
          focused.has(control) ||
          (control.matches('[type=radio]') && [...focused].some((each) => each.matches(`[type=radio][name="${name}"]`)))
        )
      }
      const reachable = all.filter((each) => each.isConnected && each.tabIndex >= 0 && !each.matches(':disabled'))
      return reachable
        .filter((each) => !wasFocused(each))
        .map((each) => `Tab never reaches ${each.outerHTML.slice(0, 120)}`)
    })
  let unreached: string[] = []
  // Each press checks the element focused by the last one. The page, scroll containers and parts of a date are stops too.
  for (let round = 0; round < 3; round++) {
    await Promise.all(Array.from({ length: stops + 4 }, () => page.keyboard.press('Tab')))
    unreached = await missed()
    if (unreached.length === 0) break
  }
  const faults = [...(await page.evaluate(() => window.tabSequence.faults)), ...unreached]
  await controls.dispose()
  return faults
}

/** The controls in sticky and fixed parts of which the focus scrolls the page, though they are in view. */
export async function scrolledByFocus(page: Page): Promise<string[]> {
  const controls = await controlsOf(page)
  const faults = await controls.evaluate((all) => {
    const middle = (document.documentElement.scrollHeight - innerHeight) / 2
    const isStuck = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || isStuck(element.parentElement))
    const isInView = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return top >= 0 && bottom <= innerHeight && over !== null && control.contains(over)
    }
    const moved = all.filter((control) => {
      scrollTo(0, middle)
      if (!isStuck(control) || !isInView(control)) return false
      const before = scrollY
      control.focus()
      return scrollY !== before
    })
    scrollTo(0, 0)
    return moved.map((control) => `The focus scrolls the page: ${control.outerHTML.slice(0, 120)}`)
  })
  await controls.dispose()
  return faults
}
