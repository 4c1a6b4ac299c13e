import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { By, error as errors, Key as Keys, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { announcedRoles, expectations, until, type Key, type Phone } from './phone.ts'

const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

const keys: Readonly<Record<Key, string>> = {
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
}

/**
 * Scrolls a control out from under a sticky bar, or into view. One that can be seen stays where it is: the app scrolls a new screen to its
 * top, and a press would land beside a control that had been scrolled before.
 */
const UNCOVER = `
  const { x, y, width, height } = arguments[0].getBoundingClientRect()
  const seen = document.elementFromPoint(x + width / 2, y + height / 2)
  if (!arguments[0].contains(seen)) arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`

/** Whether an element keeps its place for two frames. WebDriver, unlike Playwright, presses where an element that moves was. */
const STANDS_STILL = `
  const [element, done] = arguments
  const place = () => Object.values(element.getBoundingClientRect().toJSON()).join()
  const before = place()
  requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)))`

const { ElementClickInterceptedError, ElementNotInteractableError, StaleElementReferenceError } = errors

/** Returns false for an error after which nothing has happened, so that the action may be repeated; throws any other. */
function notYet(failure: unknown): false {
  const isBefore = [ElementClickInterceptedError, ElementNotInteractableError, StaleElementReferenceError].some(
    (kind) => failure instanceof kind,
  )
  if (!isBefore) throw failure
  return false
}

/** A phone that WebDriver drives; it is one of the tabs of `driver`. */
export function webdriverPhone(driver: WebDriver, tab: string): Phone {
  /** The driver, in this tab. */
  async function here(): Promise<WebDriver> {
    await driver.switchTo().window(tab)
    return driver
  }

  /** The elements with a role and a name, found by Testing Library in the page. */
  async function all(role: string, name?: string | RegExp, within = 'body'): Promise<WebElement[]> {
    const pattern = name instanceof RegExp ? { source: name.source, flags: name.flags } : name
    const inPage = `
      const [role, name, within] = arguments
      const front = document.querySelector('dialog:modal') ?? document.querySelector(within)
      const wanted = name && (name.source === undefined ? name : new RegExp(name.source, name.flags))
      return TestingLibraryDom.queryAllByRole(front, role, wanted ? { name: wanted } : {})`
    const browser = await here()
    if (!(await browser.executeScript<boolean>('return "TestingLibraryDom" in window')))
      await browser.executeScript(`${finder}\n;window.TestingLibraryDom = TestingLibraryDom ?? this.TestingLibraryDom`)
    return browser.executeScript<WebElement[]>(inPage, role, pattern, within)
  }

  /** Does this with the first element of one of these roles, as soon as that is possible. */
  async function withElement(
    roles: readonly string[],
    name: string | RegExp | undefined,
    act: (element: WebElement) => Promise<unknown>,
  ): Promise<void> {
    await until(
      async () => {
        const [element] = (await Promise.all(roles.map((role) => all(role, name)))).flat()
        if (element === undefined) return false
        await driver.executeScript(UNCOVER, element)
        if (!(await driver.executeAsyncScript<boolean>(STANDS_STILL, element))) return false
        return act(element).then(() => true, notYet)
      },
      () => `There is no ${roles.join(' or ')} ${String(name)} that can be used`,
    )
  }

  const read = async <Value>(expression: string) => {
    const source = `const done = arguments[0]
      Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ thrown: String(error) }))`
    const result = await (await here()).executeAsyncScript<{ value: Value } | { thrown: string }>(source)
    if ('thrown' in result) throw new Error(result.thrown)
    return result.value
  }
  const accessible = async (element: WebElement) => ({
    role: await element.getAriaRole(),
    name: await element.getAccessibleName(),
  })
  const pointer = async () => (await here()).actions({ async: true })

  return {
    read,
    ...expectations({ read }),
    open: async (address) => (await here()).get(address),
    reload: async () => (await here()).navigate().refresh(),
    back: async () => (await here()).navigate().back(),
    forward: async () => (await here()).navigate().forward(),
    press: (role, name) => withElement([role], name, (element) => element.click()),
    pressTwice: (name) =>
      withElement(['button'], name, async (element) => (await pointer()).doubleClick(element).perform()),
    pressAt: async (x, y) => (await pointer()).move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    key: async (key) => (await here()).switchTo().activeElement().sendKeys(keys[key]),
    write: (field, words) =>
      withElement(['textbox', 'combobox'], field, async (element) => {
        await element.clear()
        await element.sendKeys(words)
      }),
    pick: (group, option) =>
      // The label: the radio button of a chip is transparent, which WebDriver takes for hidden.
      withElement(['group'], group, async (element) => (await element.findElements(By.css('label')))[option]?.click()),
    async rate(stars) {
      await until(
        async () => (await all('slider')).length > 0,
        () => 'There is no slider',
      )
      const [slider] = await all('slider')
      // The row under the slider gets the press: the slider itself is transparent, which WebDriver takes for hidden.
      const [x = 0, y = 0, width = 0, height = 0] = await driver.executeScript<number[]>(
        `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
         const { x, y, width, height } = arguments[0].getBoundingClientRect()
         return [x, y, width, height]`,
        slider,
      )
      const at = { x: Math.round(x + (width * stars) / 5 - 4), y: Math.round(y + height / 2) }
      await (
        await pointer()
      )
        .move({ ...at, origin: Origin.VIEWPORT })
        .click()
        .perform()
    },
    focused: async () => accessible((await here()).switchTo().activeElement()),
    async announced() {
      const accessibles = []
      for (const role of announcedRoles)
        for (const element of await all(role, undefined, 'main')) accessibles.push(await accessible(element))
      return accessibles
    },
    screenshot: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
    async newTab() {
      // Another window: the driver does not bring a tab to the front, and what is not shown is not drawn.
      await (await here()).switchTo().newWindow('window')
      return webdriverPhone(driver, await driver.getWindowHandle())
    },
  }
}
