import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { paths, type Path } from '#src/navigation/paths.ts'
import { newPhone, openSlowPage } from './browser/phone.ts'
import { WHAT_WAS_SEEN, type Seen } from './browser/seen.ts'
import { CPU_SLOWDOWN } from './browser/throttling.ts'
import { watchRequests } from './browser/traffic.ts'
import { longestTask, median } from './figures/figures.ts'
import type { Subject } from './pages.ts'

/** A tap on a quantity: whether the next frame showed the new number, and the working time from the tap to the paint. */
interface Tap {
  readonly inNextFrame: boolean
  readonly ms: number
}

/** The responsiveness of the two longest screens. */
export interface Smooth {
  /** The longest task from the tap on the tile until room service is idle; median of the runs. */
  readonly roomService: number | undefined
  /** The same for the menu. */
  readonly menu: number | undefined
  /** Taps without CPU throttling. */
  readonly taps: readonly Tap[]
  readonly slowTaps: readonly Tap[]
}

const TAPS = 10
const WATCHED_MS = 3000

interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
  readonly longest: number
}

/** Opens a screen by its tile on the home screen, and waits until it is idle. */
async function openByTile(phone: BrowserContext, url: string, screen: Path): Promise<Opened> {
  const { page, cdp } = await openSlowPage(phone)
  const quiet = await watchRequests(cdp)
  await page.goto(url)
  await page.locator(`main a[href="${screen}"]`).first().waitFor()
  await quiet()
  const before = await page.evaluate<number>('performance.now()')
  await page.locator(`main a[href="${screen}"]`).first().tap()
  await page.getByText(/ 1$/).first().waitFor()
  await quiet()
  await wait(WATCHED_MS)
  const { tasks } = await page.evaluate<Seen>(WHAT_WAS_SEEN)
  return { page, cdp, longest: longestTask(tasks, before) }
}

async function tapPlus({ page, cdp }: Opened, slowdown: number): Promise<Tap[]> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const plus = page.locator('main [role=group]:has(output) button').nth(1)
  await plus.scrollIntoViewIfNeeded()
  for (let tap = 0; tap < TAPS; tap += 1) {
    const { x, y, width, height } = (await plus.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))')
  }
  return page.evaluate<Tap[]>('tapsSeen()')
}

/** Opens room service and the menu of a large hotel, and taps on quantities. */
export async function measureSmoothness(browser: Browser, { url, begin }: Subject, runs: number): Promise<Smooth> {
  const roomService: number[] = []
  const menu: number[] = []
  const taps: Tap[] = []
  const slowTaps: Tap[] = []
  for (let run = 1; run <= runs; run += 1) {
    console.error(`run ${run} of ${runs}: smoothness`)
    const phone = await newPhone(browser, begin)
    await phone.addInitScript({ path: path.join(import.meta.dirname, 'browser/taps.js') })
    menu.push((await openByTile(phone, url, paths.restaurantMenu)).longest)
    const opened = await openByTile(phone, url, paths.roomService)
    roomService.push(opened.longest)
    slowTaps.push(...(await tapPlus(opened, CPU_SLOWDOWN)))
    taps.push(...(await tapPlus(opened, 1)))
    await phone.close()
  }
  return { roomService: median(roomService), menu: median(menu), taps, slowTaps }
}

/** How many of the taps showed the new number in the next frame. */
export function answeredAtOnce(taps: readonly Tap[]): string {
  return `${taps.filter(({ inNextFrame }) => inNextFrame).length} of ${taps.length}`
}
