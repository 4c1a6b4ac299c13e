import { expect, test } from './fixtures.ts'
import { logOut, orderTwoDishes } from './guest.ts'
import { submissions } from './submissions.ts'
import { text } from './texts.ts'
import { pointer } from './userDriver.ts'

test.use({ allowedOnConsole: [/login/i], permissions: ['clipboard-read', 'clipboard-write'] })

/** Replaces each text node by one in elements of its own, now and after each change, as the translator of Chrome does. */
function translate(): void {
  const done = new WeakSet<Node>()
  function replaceTexts(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const node of texts) {
      if (done.has(node) || node.parentElement?.closest('head, script, style, textarea') !== null) continue
      const copy = document.createTextNode(node.nodeValue ?? '')
      done.add(copy)
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(copy)
      outer.append(inner)
      node.parentElement.replaceChild(outer, node)
    }
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') done.delete(target)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) replaceTexts(node)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

test('a guest whose browser translates the page copies the Wi-Fi password, orders, reserves, changes the language and logs out', async ({
  page,
  host,
}) => {
  test.slow() // a login and two submissions
  const user = pointer(page)
  await page.addInitScript(translate)
  await orderTwoDishes(page, host.url)
  const [, reservation] = submissions
  await page.goto(host.url + reservation?.form)
  await reservation?.send(user)
  await expect(page.getByText(text('receipts:reservation.confirmed.title'), { exact: true })).toBeVisible()
  await page.goto(`${host.url}/hotel-information`)
  await user.press('button', text('hotelFacts:copy'))
  await expect(page.getByText(text('hotelFacts:copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('welcome-2026')
  for (const [name, language] of [
    ['English', 'en'],
    ['Български', 'bg'],
  ] as const) {
    await page.locator('[aria-haspopup=menu]').first().click()
    await user.press('menuitemradio', new RegExp(name))
    await expect(page.getByRole('heading', { level: 1, name: text('hotelInformation:title', language) })).toBeVisible()
    await expect(page.getByRole('button', { name: text('hotelFacts:copy', language) })).toBeVisible()
  }
  await logOut(page)
})
