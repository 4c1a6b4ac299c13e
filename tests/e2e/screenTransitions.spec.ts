import type { Page } from '@playwright/test'
import { DISPLAY_KEY } from '#src/storage/keys.ts'
import { expect, test } from './fixtures.ts'
import { storeSession, tile } from './guest.ts'
import { text } from './texts.ts'
import type { Server } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The animations of the transition between two screens that is running. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const isTransition = effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
      return isTransition ? [`${effect.pseudoElement} ${String(effect.getTiming().duration)}`] : []
    }),
  )

/** Opens home; transitions between screens then stay at their beginning until `finish`. */
async function openHome(page: Page, host: Server): Promise<void> {
  await storeSession(page, host.url, 'bg')
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause()
      })
      return transition
    }
  })
  await page.goto(host.url)
  await page.waitForFunction(() => document.querySelector('[data-path]')) // Transitions come with the rest of the app.
}

const finish = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.playState === 'paused') animation.play()
  })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const leaving = ['::view-transition-old(root) 200']

test('a screen that is left fades out, also after Back; the next one takes taps meanwhile', async ({ page, host }) => {
  await openHome(page, host)
  await tile(page, 'reception').tap()
  await expect.poll(() => animations(page)).toEqual(leaving)
  await expect(title(page, text('reception:title'))).toBeFocused()

  await page.getByRole('link', { name: text('frame:links.myStay') }).tap()
  await finish(page)
  await expect(title(page, text('myStay:title'))).toBeFocused()
  await expect.poll(() => animations(page)).toEqual(leaving)
  await finish(page)
  await expect.poll(() => animations(page)).toEqual([])

  await page.goBack()
  await expect.poll(() => animations(page)).toEqual(leaving)
  await expect(title(page, text('reception:title'))).toBeFocused()
})

test('there is no transition where less motion is chosen in Settings', { tag: '@all' }, async ({ page, host }) => {
  await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ motion: 'reduced' })), DISPLAY_KEY)
  await openHome(page, host)
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.title = 'A transition has started.'
      return start(update)
    }
  })
  await tile(page, 'reception').tap()
  await expect(title(page, text('reception:title'))).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('title')
})
