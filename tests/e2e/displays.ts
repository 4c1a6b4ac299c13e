import { expect, type Page } from '@playwright/test'
import { controlsOf } from './controls.ts'

/** At each text size: by how much the page scrolls horizontally, the elements that overflow it, and those that cut their text off. */
export async function overflow(page: Page, textSizes: readonly string[]): Promise<string[]> {
  return page.evaluate((sizes) => {
    const found = sizes.flatMap((size) => {
      document.documentElement.style.fontSize = size
      const { scrollWidth, clientWidth } = document.documentElement
      // Not a field, which scrolls its text, and not the picture of another page.
      const cut = [...document.querySelectorAll('main :not(input, .visually-hidden, [role=img], [role=img] *)')].filter(
        (each) => {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(each)
          const cuts = (way: string) => each.clientWidth > 1 && ['hidden', 'clip'].includes(way)
          const isWide = each.scrollWidth > each.clientWidth + 1 && textOverflow !== 'ellipsis'
          return (cuts(overflowX) && isWide) || (cuts(overflowY) && each.scrollHeight > each.clientHeight + 1)
        },
      )
      const dialogs = [...document.querySelectorAll('dialog[open]')].filter(
        (each) => each.getBoundingClientRect().right > clientWidth + 1,
      )
      const own = [...cut, ...dialogs].map(
        (each) => `at ${innerWidth} px, text at ${size}: ${each.outerHTML.slice(0, 120)}`,
      )
      if (scrollWidth <= clientWidth) return own
      const wide = [...document.body.querySelectorAll('*')].filter(
        (each) => each.getBoundingClientRect().right > clientWidth + 1,
      )
      const beyond = `at ${innerWidth} px, text at ${size}, the page scrolls by ${scrollWidth - clientWidth} px`
      return [...own, beyond, ...wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 120))]
    })
    document.documentElement.style.fontSize = ''
    return found
  }, textSizes)
}

/**
 * The faults on a very small viewport, such as a display zoomed to 400 %: sticky and fixed bars that together cover more than
 * half of it, and controls that cannot be scrolled into the visible area beside these bars.
 */
async function outOfReach(page: Page): Promise<string[]> {
  const controls = await controlsOf(page)
  const faults = await controls.evaluate(async (all) => {
    // A dialog as high as the viewport adjusts one frame after a resize.
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
        // A background refetch may have replaced the element meanwhile.
        control.isConnected && !(['center', 'start', 'end'] as const).some((block) => isSeenAt(control, block)),
    )
    scrollTo(0, 0)
    return [...tooMuch, ...hidden.map((control) => `no scrolling brings into view ${shown(control)}`)]
  })
  await controls.dispose()
  return faults
}

/** Animations, transitions and smooth scrolling that still run with reduced motion. */
export async function motion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      // The active duration excludes the delay: a delayed animation without a duration is not visible.
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
 * Selected, pressed, current or checked elements that look like their unselected siblings in forced colours (high-contrast
 * mode). That mode replaces all colours, so such an element must differ in a border, an outline, an underline or an icon.
 */
export async function indistinctInForcedColors(page: Page): Promise<string[]> {
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

/** The bars across a phone, over which the page scrolls, that forced colours leave without a ground. */
export async function transparentInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bars = [...document.body.querySelectorAll('*')].filter((each) => {
      const isBar = ['sticky', 'fixed'].includes(getComputedStyle(each).position) && each.checkVisibility()
      return isBar && each.clientWidth === innerWidth
    })
    return bars
      .filter((each) => getComputedStyle(each).backgroundColor.endsWith(', 0)'))
      .map((each) => `${each.outerHTML.slice(0, 120)} is transparent`)
  })
}

const phone = { width: 390, height: 844 }
/** 1280 × 1024 zoomed to 400 %. */
const zoomed = { width: 320, height: 256 }
const bothTextSizes = ['100%', '200%']

/** What `expectToFit` checks beside the phone's and the smallest viewport. */
interface Displays {
  /** The text sizes on a phone; by default 100 % and 200 %. */
  readonly onPhone?: readonly string[]
  /** Whether to check the viewport of a computer, where no text that fits on a phone is too long. */
  readonly onComputer?: boolean
  /** Whether to check that every control is reachable in the smallest viewport. */
  readonly reachable?: boolean
}

/** Waits until the page has rendered what follows the size of its window, also what React renders. */
async function rendered(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** What `check` finds in a window as high as the page, in which no bar covers what scrolling brings into view. */
export async function inWholeHeight<Found>(page: Page, check: () => Promise<Found>): Promise<Found> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...phone, height: Math.max(phone.height, height) })
  await rendered(page)
  const found = await check()
  await page.setViewportSize(phone)
  await rendered(page)
  return found
}

/**
 * Expects that the page does not overflow in any viewport, and by default that every control is reachable in the smallest one. The
 * viewport of a phone stays set afterwards.
 */
export async function expectToFit(
  page: Page,
  name: string,
  { onPhone = bothTextSizes, onComputer = true, reachable = true }: Displays = {},
): Promise<void> {
  const viewports = [
    [phone, onPhone],
    ...(onComputer ? [[{ width: 1280, height: 800 }, bothTextSizes] as const] : []),
    [zoomed, ['100%']],
  ] as const
  for (const [viewport, sizes] of viewports) {
    await page.setViewportSize(viewport)
    await rendered(page)
    expect.soft(await overflow(page, sizes), name).toEqual([])
  }
  if (reachable) expect.soft(await outOfReach(page), `${name} at 400 %`).toEqual([])
  await page.setViewportSize(phone)
}
