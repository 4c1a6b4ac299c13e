import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { isKnownPath } from '#src/navigation/paths.ts'
import { screens } from '#tests/gallery/screens.ts'
import { expect, test, type Server } from './fixtures.ts'
import { storeSession } from './guest.ts'
import { goTo, loaded } from './showScreen.ts'
import { languages } from './texts.ts'

const NAME = 'Grand Hotel Riviera'
const OTHER_NAMES = /Липов цвят|Linden Blossom|Flor de Tilo|LIPOV|Lipov|Липова|Соф(?:ия|ийск)|Sof[ií]a(?! Sans)/

const fixtures = path.resolve(import.meta.dirname, '../../fixtures')

/** Dishes that are named after the demo hotel. */
const ownDishes = ['products.json', ...readdirSync(path.join(fixtures, 'menus')).map((file) => `menus/${file}`)]
  .flatMap(
    (file) => JSON.parse(readFileSync(path.join(fixtures, file), 'utf8')) as { label?: string; itemName?: string }[],
  )
  .map(({ label, itemName }) => label ?? itemName ?? '')
  .filter((name) => OTHER_NAMES.test(name))

/** Makes the hotel of this browser's sandbox one by the sea, with another name. */
async function becomeAnotherHotel(page: Page, { url }: Server): Promise<void> {
  const answer = await page.request.put(`${url}/__demo/hotel`, { data: { brand: { name: NAME, surroundings: 'sea' } } })
  expect(answer.ok()).toBe(true)
}

/** Everything that a guest can read or open on a page: texts, names of controls, and addresses. */
async function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const valuesOf = (names: readonly string[]) =>
      [...document.querySelectorAll('*')].flatMap((each) => names.flatMap((name) => each.getAttribute(name) ?? []))
    const addresses = valuesOf(['href', 'src']).map((address) => decodeURIComponent(address))
    const texts = [document.title, document.getElementById('root')?.textContent, document.body.innerText]
    return [...texts, ...valuesOf(['aria-label', 'title', 'alt', 'placeholder', 'value']), ...addresses].join('\n')
  })
}

// The rating responds 404 before the guest has rated.
test.use({ allowedOnConsole: [/404.*customers\/rating/] })

const ofGuests = screens.filter(({ onlyInGallery, signedIn }) => !onlyInGallery && signedIn)
const screenPaths = [...new Set(ofGuests.map((screen) => screen.path))]

for (const language of languages) {
  test(`no screen names another hotel or Sofia: ${language}`, { tag: '@all' }, async ({ page, host }) => {
    test.slow()
    await page.goto(host.url)
    await becomeAnotherHotel(page, host)
    await storeSession(page, host.url, language)
    await page.goto(host.url)
    await loaded(page)
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    for (const to of screenPaths) {
      // Unknown paths have one screen, whose heading stays between them.
      if (!isKnownPath(to)) await page.goto(`${host.url}${to}`)
      else if (new URL(page.url()).pathname !== to) await goTo(page, to)
      await loaded(page)
      const all = ownDishes.reduce((text, dish) => text.replaceAll(dish, ''), await everythingOn(page))
      expect.soft(OTHER_NAMES.exec(all)?.[0], to).toBeUndefined()
    }
    await page.goto(`${host.url}/recommendations`)
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/Археологическ|Archaeolog|Arqueol/)
  })
}
