import { expect, type Page } from '@playwright/test'
import { controlsOf } from './controls.ts'

/** What sticks out of the page to the right, and by how much the page scrolls sideways, with the text at each size. */
export async function overflow(page: Page, textSizes: readonly string[]): Promise<string[]> {
  return page.evaluate((sizes) => {
    const found = sizes.flatMap((size) => {
      document.documentElement.style.fontSize = size
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const wide = [...document.body.querySelectorAll('*')].filter(
        (each) => each.getBoundingClientRect().right > clientWidth + 1,
      )
      const beyond = `at ${innerWidth} px, text at ${size}, the page scrolls by ${scrollWidth - clientWidth} px`
      return [beyond, ...wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 120))]
    })
    document.documentElement.style.fontSize = ''
    return found
  }, textSizes)
}

/**
 * What a guest cannot get at on a very small display, such as one enlarged to 400 %: bars that stay in their place and
 * take more than half of it, and controls that no scrolling brings into view beside them.
 */
export async function outOfReach(page: Page): Promise<string[]> {
  const controls = await controlsOf(page)
  const faults = await controls.evaluate(async (all) => {
    // A dialog as high as the display follows it a frame later.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const bars = [...front.querySelectorAll('*')].filter((each) =>
      ['sticky', 'fixed'].includes(getComputedStyle(each).position),
    )
    const shown = (element: Element) => element.outerHTML.slice(0, 120)
    const heightOf = (element: Element) => element.getBoundingClientRect().height

    const taken = bars.reduce((sum, bar) => sum + heightOf(bar), 0)
    const tooMuch =
      taken > innerHeight / 2
        ? [`bars take ${taken.toFixed()} of ${innerHeight} px: ${bars.map(shown).join(' | ')}`]
        : []
    function isSeenAt(control: Element, block: ScrollLogicalPosition): boolean {
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const isIn = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
      const isUnder = bars.some((bar) => {
        const box = bar.getBoundingClientRect()
        return !bar.contains(control) && box.top < middle && box.bottom > middle && box.left < right && box.right > left
      })
      return isIn && !isUnder
    }

    const hidden = all.filter(
      (control) =>
        // What a read in the background has replaced meanwhile is no longer a control.
        control.isConnected && !(['center', 'start', 'end'] as const).some((block) => isSeenAt(control, block)),
    )
    scrollTo(0, 0)
    return [...tooMuch, ...hidden.map((control) => `no scrolling brings into view ${shown(control)}`)]
  })
  await controls.dispose()
  return faults
}

/** What still moves where the guest wants little motion. */
export async function motion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      // Without the delay: what begins late and lasts no time is not seen.
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 1)
    const slow = [...document.querySelectorAll('*')].filter((each) => {
      const { transitionDuration, scrollBehavior } = getComputedStyle(each)
      return (
        scrollBehavior === 'smooth' || transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.001)
      )
    })
    const moving = running.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    return [...moving, ...slow].map((each) => `${each?.outerHTML.slice(0, 120)} moves`)
  })
}

/**
 * What is chosen, pressed, current or switched on and does not differ from what is not, in the forced colours of a
 * high-contrast mode. The mode takes every colour away: what is left to differ is a border, an outline, a line, a sign.
 */
export async function alikeInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marked =
      '[aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-current]:is(a, button), [role=switch]:checked'
    const look = (element: Element) => {
      const { borderStyle, borderWidth, outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(element)
      const { translate } = getComputedStyle(element, '::before')
      const signs = element.querySelectorAll('svg').length
      return JSON.stringify([
        borderStyle,
        borderWidth,
        outlineStyle,
        outlineWidth,
        textDecorationLine,
        translate,
        signs,
      ])
    }
    const isAlike = (element: Element) => {
      const kin = (each: Element) => `${each.className} in ${each.parentElement?.className}`
      const other = [...document.querySelectorAll(element.localName)].find(
        (each) => kin(each) === kin(element) && !each.matches(marked),
      )
      return other !== undefined && look(element) === look(other)
    }
    return [...document.querySelectorAll(marked)]
      .filter(isAlike)
      .map((each) => `${each.outerHTML.slice(0, 160)} looks like the others`)
  })
}

const phone = { width: 390, height: 844 }

/** The sizes in which each page has to fit, with the text at each of its sizes. The last is 1280 × 1024 enlarged to 400 %. */
const viewports = [
  [phone, ['100%', '200%']],
  [{ width: 1280, height: 800 }, ['100%', '200%']],
  [{ width: 320, height: 256 }, ['100%']],
] as const

/**
 * Expects that nothing sticks out of the page in any viewport, and that every control can be reached in the smallest. `onPhone` are
 * the text sizes on a phone. Leaves the page in the viewport of a phone.
 */
export async function expectToFit(
  page: Page,
  name: string,
  onPhone: readonly string[] = viewports[0][1],
): Promise<void> {
  for (const [viewport, sizes] of viewports) {
    await page.setViewportSize(viewport)
    expect.soft(await overflow(page, viewport === phone ? onPhone : sizes), name).toEqual([])
  }
  expect.soft(await outOfReach(page), `${name} at 400 %`).toEqual([])
  await page.setViewportSize(phone)
}
