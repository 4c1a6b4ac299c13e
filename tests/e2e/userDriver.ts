import { expect, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]
type Name = string | RegExp

/** The actions of a guest. A string is the whole name of a control, a pattern a part of it. */
export interface UserDriver {
  press(role: Role, name: Name): Promise<void>
  write(field: Name, words: string): Promise<void>
  /** Picks the nth radio button of a group, 0 being the first. */
  pick(group: Name, option: number): Promise<void>
  rate(stars: number): Promise<void>
}

function named(page: Page, role: Role, name: Name): Locator {
  return page.getByRole(role, { name, exact: true })
}

/** A text field; one with suggestions is a combobox. */
function fieldNamed(page: Page, name: Name): Locator {
  return named(page, 'textbox', name).or(named(page, 'combobox', name))
}

/** Replaces the text of a field. In Firefox `fill` does not reach React. */
export async function replaceText(field: Locator, words: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(words)
  await field.click()
  await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement, typed) => {
    element.select()
    document.execCommand('insertText', false, typed)
  }, words)
}

/** A driver that clicks. Not one that taps: Playwright's `tap` does nothing in Firefox. */
export function pointer(page: Page): UserDriver {
  return {
    press: (role, name) => named(page, role, name).click(),
    write: (field, words) => replaceText(fieldNamed(page, field), words),
    pick: (group, option) => page.getByRole('group', { name: group }).getByRole('radio').nth(option).click(),
    async rate(stars) {
      const slider = page.getByRole('slider')
      const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
      // The stars are above the slider, with the same width.
      await slider.locator('..').click({ position: { x: (width * stars) / 5 - 4, y: height / 2 } })
    },
  }
}

/** A driver that presses by touch, in a browser that Playwright can touch. */
export function finger(page: Page): UserDriver {
  return { ...pointer(page), press: (role, name) => named(page, role, name).tap() }
}

/** A driver that uses the keyboard alone: Tab to the control, then its keys. */
export function keyboard(page: Page): UserDriver {
  const { keyboard: keys } = page

  async function tabTo(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible()
    for (let presses = 0; presses < 150; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await keys.press('Tab')
    }
    throw new Error(`Tab never reached ${String(wanted)}`)
  }

  return {
    async press(role, name) {
      await tabTo(named(page, role, name))
      await keys.press(role === 'radio' || role === 'checkbox' ? 'Space' : 'Enter')
    },
    async write(field, words) {
      await tabTo(fieldNamed(page, field))
      await keys.press('ControlOrMeta+A')
      await keys.type(words)
    },
    async pick(group, option) {
      const radios = page.getByRole('group', { name: group }).getByRole('radio')
      await expect(radios.first()).toBeVisible()
      // Tab reaches the checked radio button, or else the first one.
      const reached = await radios.evaluateAll((all) => all.findIndex((each) => (each as HTMLInputElement).checked))
      await tabTo(radios.nth(Math.max(reached, 0)))
      await keys.press('Space')
      const steps = option - Math.max(reached, 0)
      for (let step = 0; step < Math.abs(steps); step++) await keys.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
    },
    async rate(stars) {
      await tabTo(page.getByRole('slider'))
      await keys.press('End')
      for (let value = 5; value > stars; value -= 0.5) await keys.press('ArrowLeft')
    },
  }
}
