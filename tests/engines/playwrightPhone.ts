import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectations, type Accessible, type Key, type Phone } from './phone.ts'

function named(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Locator {
  return page.getByRole(role, { name, exact: true })
}

/** A phone that Playwright drives. It clicks where a guest would tap: Firefox has no touch events in Playwright. */
export function playwrightPhone(page: Page, context: BrowserContext): Phone {
  const read = <Value>(expression: string) => page.evaluate<Value>(expression)
  return {
    read,
    ...expectations({ read }),
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
    press: (role, name) => named(page, role, name).first().click(),
    pressTwice: (name) => named(page, 'button', name).dblclick(),
    pressAt: (x, y) => page.mouse.click(x, y),
    key: (key: Key) => page.keyboard.press(key),
    async write(field, words) {
      const box = named(page, 'textbox', field).or(named(page, 'combobox', field))
      await box.click()
      // Firefox: `fill` does not reach React with Cyrillic text, and `insertText` of the keyboard not every field.
      await box.evaluate((element: HTMLInputElement | HTMLTextAreaElement, typed) => {
        element.select()
        document.execCommand('insertText', false, typed)
      }, words)
    },
    pick: (group, option) => page.getByRole('group', { name: group }).getByRole('radio').nth(option).click(),
    async rate(stars) {
      const slider = page.getByRole('slider')
      const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
      await slider.locator('..').click({ position: { x: (width * stars) / 5 - 4, y: height / 2 } })
    },
    focused: () => accessible(page.locator('*:focus').last()),
    screenshot: () => page.screenshot(),
    async newTab() {
      return playwrightPhone(await context.newPage(), context)
    },
  }
}

/** Role and name as Playwright computes them for its own snapshot. */
async function accessible(locator: Locator): Promise<Accessible> {
  const [line = ''] = (await locator.ariaSnapshot()).split('\n')
  const [, role = '', name = ''] = /^- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? []
  return { role, name }
}
