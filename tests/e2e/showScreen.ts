import { expect, type Page } from '@playwright/test'
import { isKnownPath } from '#src/navigation/paths.ts'
import type { ListedScreen } from '#tests/gallery/screens.ts'

/** Waits until a screen has rendered and has no pending queries. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Waits until fonts are loaded and all animations have finished. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)]),
  )
}

/** Opens a screen by its URL, and waits until its data and all pictures are loaded and no animation runs. */
async function open(page: Page, url: string, screen: ListedScreen): Promise<void> {
  // Opening the current URL again would keep its history state, and the drafts of forms.
  await page.evaluate(() => {
    window.history.replaceState(null, '')
    if (window.origin !== 'null') window.sessionStorage.clear()
  })
  await page.goto(`${url}${screen.path}`)
  await loaded(page)
  await complete(page)
}

/** Shows a screen. Navigates within the app where possible, because loading the page takes 50 % longer. */
export async function show(page: Page, url: string, screen: ListedScreen): Promise<void> {
  const { pathname } = new URL(page.url())
  // Unknown paths have one screen, whose heading stays between them.
  const isSameScreen = pathname === screen.path || !(isKnownPath(pathname) || isKnownPath(screen.path))
  const isElsewhere = page.url().startsWith(`${url}/`) && !isSameScreen
  await (isElsewhere ? goTo(page, screen.path) : open(page, url, screen))
}

/** Navigates to a screen within the open app, and waits as `open` does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.locator('h1:not([data-left])').waitFor()
  await loaded(page)
  await complete(page)
}

async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.allSettled([...document.images].map((picture) => picture.decode()))
  })
  await settled(page)
}
