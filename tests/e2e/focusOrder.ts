import type { Page } from '@playwright/test'
import { controlsOf } from './controls.ts'

interface Walk {
  readonly faults: string[]
  readonly met: Set<Element>
}

declare global {
  interface Window {
    focusWalk: Walk
  }
}

/**
 * Walks Tab once through the screen and says what is wrong with it: a control that never has the focus, a focus that is
 * not seen (an outline of 2 px, on the control or on what frames it, of 3 : 1 against what lies under it: WCAG 2.4.7,
 * 2.4.13), an outline that is cut off, and a control of which a sticky bar hides more than half (WCAG 2.4.11).
 */
export async function faultsOfFocus(page: Page): Promise<string[]> {
  const controls = await controlsOf(page)
  const stops = await controls.evaluate((all) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const walk: Walk = { faults: [], met: new Set() }
    window.focusWalk = walk

    /** How light the colours are, laid over each other from the first on. */
    function luminance(colors: readonly string[]): number {
      if (pixel === null) throw new Error('This browser paints nothing')
      for (const color of colors) {
        pixel.fillStyle = color
        pixel.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((part) => {
        return part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /** What it stands in, from the nearest on; a dialog in front stands in nothing. */
    function framesOf(element: Element): Element[] {
      if (element.parentElement === null || element.matches('dialog:modal')) return []
      return [element.parentElement, ...framesOf(element.parentElement)]
    }

    /** The contrast of the outline with what it lies on; none on a picture or a gradient. */
    function contrastOf(marked: Element): number | undefined {
      const isInside = Number.parseFloat(getComputedStyle(marked).outlineOffset) < 0
      const under = [...(isInside ? [marked] : []), ...framesOf(marked)].map((frame) => getComputedStyle(frame))
      const solid = under.findIndex(
        ({ backgroundColor }) => !/^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(backgroundColor),
      )
      const layers = under.slice(0, solid + 1)
      if (solid < 0 || layers.some(({ backgroundImage }) => backgroundImage !== 'none')) return undefined
      const colors = layers.map(({ backgroundColor }) => backgroundColor).toReversed()
      const [one, other] = [luminance(colors), luminance([...colors, getComputedStyle(marked).outlineColor])]
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    }

    function cutBy(marked: Element): Element | undefined {
      const { outlineOffset } = getComputedStyle(marked)
      const room = Math.max(0, Number.parseFloat(outlineOffset) + 2)
      const box = marked.getBoundingClientRect()
      return framesOf(marked).find((frame) => {
        if (frame === document.documentElement || frame === document.body) return false
        const { overflowX, overflowY } = getComputedStyle(frame)
        const clip = frame.getBoundingClientRect()
        const cutsAcross =
          overflowX !== 'visible' && (box.left - room < clip.left - 0.5 || box.right + room > clip.right + 0.5)
        return (
          cutsAcross ||
          (overflowY !== 'visible' && (box.top - room < clip.top - 0.5 || box.bottom + room > clip.bottom + 0.5))
        )
      })
    }

    /** How much of the control's height is in view and not under a bar that stays in its place. */
    function shareSeen(control: Element): number {
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

    function look(control: Element): void {
      if (walk.met.has(control) || !all.some((each) => each === control)) return
      walk.met.add(control)
      const shown = control.outerHTML.slice(0, 120)
      const marked = [control, ...framesOf(control).slice(0, 2)].find((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      if (marked === undefined) {
        walk.faults.push(`the focus is not seen on ${shown}`)
        return
      }
      const contrast = contrastOf(marked)
      if (contrast !== undefined && contrast < 3)
        walk.faults.push(`the focus is faint, ${contrast.toFixed(1)} : 1, on ${shown}`)
      const cutting = cutBy(marked)
      if (cutting) walk.faults.push(`the outline is cut by ${cutting.outerHTML.slice(0, 80)} on ${shown}`)
      const share = shareSeen(control)
      if (share < 0.5) walk.faults.push(`${(share * 100).toFixed()} % is to be seen of ${shown}`)
    }

    document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
    document.addEventListener('keydown', () => document.activeElement && look(document.activeElement), {
      capture: true,
    })
    return all.length
  })
  const missed = () =>
    controls.evaluate((all) => {
      const { met } = window.focusWalk
      const isMet = (control: HTMLElement) => {
        const { name } = control as HTMLInputElement
        return (
          met.has(control) ||
          (control.matches('[type=radio]') && [...met].some((each) => each.matches(`[type=radio][name="${name}"]`)))
        )
      }
      const reachable = all.filter((each) => each.isConnected && each.tabIndex >= 0 && !each.matches(':disabled'))
      return reachable.filter((each) => !isMet(each)).map((each) => `Tab never reaches ${each.outerHTML.slice(0, 120)}`)
    })
  let unmet: string[] = []
  // A press tells of where the last one led. The page itself, what scrolls and the parts of a date are stops too.
  for (let round = 0; round < 3; round++) {
    await Promise.all(Array.from({ length: stops + 4 }, () => page.keyboard.press('Tab')))
    unmet = await missed()
    if (unmet.length === 0) break
  }
  const faults = [...(await page.evaluate(() => window.focusWalk.faults)), ...unmet]
  await controls.dispose()
  return faults
}
