import { paths } from '#src/navigation/paths.ts'
import { expect, test } from './fixtures.ts'
import { elena, twoDishes } from './elena.ts'
import {
  appHasStarted,
  findInList,
  logOut,
  outcomeText,
  productsAreDescribed,
  signIn,
  tile,
  tryToSignIn,
} from './guest.ts'
import { submissions, type Submission } from './submissions.ts'
import { text } from './texts.ts'
import { finger, keyboard, pointer } from './userDriver.ts'

// The rating responds 404 before the guest has rated; a refused login fails to load.
test.use({ allowedOnConsole: [/404.*customers\/rating|Failed to load resource|login/i] })

/** The body that the demo hotel is sent. */
function demoBody({ body, demoMessage }: Submission): object {
  const key = 'message' in body ? 'message' : 'customerMessage'
  return demoMessage === undefined ? body : { ...body, [key]: expect.stringMatching(demoMessage) as unknown }
}

test(
  'a guest signs in after wrong numbers, sends one of everything as specified, and finds it in its list',
  { tag: '@engines' },
  async ({ page, recorder }) => {
    test.slow() // a login and five submissions
    await page.goto(`${recorder.url}/login`)
    await tryToSignIn(page, { accountNumber: elena.accountNumber, roomNumber: '999' })
    await expect(page.getByRole('alert')).toContainText('Моля, свържете се с рецепцията')
    await signIn(page)
    await expect(page.getByText(elena.fullName)).toBeVisible()
    const user = pointer(page)
    for (const submission of submissions) {
      const { kind, form, path, successPath } = submission
      await test.step(kind, async () => {
        await page.goto(recorder.url + form)
        if (kind === 'order') await productsAreDescribed(page)
        await submission.send(user)
        await expect(page).toHaveURL(new RegExp(`${successPath}$`))
        await expect(outcomeText(page, kind, 'confirmed')).toBeVisible()
        const authorization = expect.stringMatching(/^Bearer .+$/) as unknown
        const sent = recorder.calls('POST').filter((call) => call.path === path)
        expect(sent).toMatchObject([{ body: demoBody(submission), authorization }])
        await findInList(page, user, submission)
      })
    }
  },
)

test('with the keyboard alone a guest signs in, reserves a table, finds it in the list, and logs out', async ({
  page,
  recorder,
}) => {
  const [reservation] = submissions.filter(({ kind }) => kind === 'reservation')
  if (reservation === undefined) throw new Error('There is no reservation')
  await page.goto(recorder.url + reservation.form)
  const keys = keyboard(page)
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeFocused()
  await keys.write(text('login:accountNumber'), elena.accountNumber)
  await keys.write(text('login:roomNumber'), elena.roomNumber)
  await keys.press('checkbox', /.+/)
  await keys.press('button', text('login:signIn'))
  await expect(page).toHaveURL(new RegExp(`${reservation.form}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await reservation.send(keys)
  await expect(outcomeText(page, 'reservation', 'confirmed')).toBeVisible()
  expect(recorder.calls('POST').slice(1)).toMatchObject([{ body: demoBody(reservation) }])
  await keys.press('button', text('receipts:card.show'))
  await expect(page.getByRole('dialog')).toContainText('Стая 305')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: text('receipts:card.show') })).toBeFocused()
  await findInList(page, keys, reservation)

  await keys.press('button', text('frame:menu.open'))
  await keys.press('button', text('frame:menu.logOut'))
  await expect(page.getByText(text('frame:welcome'), { exact: true })).toBeVisible()
})

test('a visitor reads a menu, which is requested once in each language, without a token', async ({
  page,
  recorder,
}) => {
  // The other menus are prefetched in the background.
  const calls = () => recorder.calls('GET').filter(({ path }) => path.endsWith('menuType=all'))
  const call = (language: string) => ({
    path: `/api/menus/all/params?languageCode=${language}&menuType=all`,
    authorization: undefined,
  })
  await page.goto(recorder.url + paths.restaurantMenu)
  const dish = page.getByRole('listitem').filter({ hasText: 'Шопска салата' })
  await expect(dish).toBeVisible()
  await keyboard(page).press('button', text('menus:category.appetizers'))
  await expect(dish).toBeHidden()
  expect(calls()).toMatchObject([call('bg')])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: `${text('frame:language')} BG` }).click()
  await expect(page.getByRole('menu', { name: text('frame:language') })).toBeInViewport({ ratio: 1 })
  await page.getByRole('menuitemradio', { name: /English/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[а-я]/)
  await expect.poll(calls).toMatchObject([call('bg'), call('en')])
})

test('a guest asks for a massage, and finds it in My stay', async ({ page, host }) => {
  await page.goto(host.url)
  await tile(page, 'spaCenter').click()
  await signIn(page)
  const user = pointer(page)
  await user.press('button', new RegExp(text('spaCenter:massages.hotStone.name')))
  await user.press('radio', /60 мин/)
  await page
    .getByRole('button', { name: /^\S+ \d+ \S+$/ })
    .nth(1)
    .click()
  await user.press('button', '16:00')
  await user.press('button', new RegExp(text('spaCenter:send')))
  await expect(page.getByText(text('receipts:request.confirmed.title'))).toBeVisible()
  await page.goto(host.url + paths.myStay)
  await expect(page.getByRole('main').getByText(text('spaCenter:massages.hotStone.name')).first()).toBeVisible()
})

test(
  'the side menu gives the focus back, also after a press beside it',
  { tag: '@engines' },
  async ({ page, host }) => {
    await page.goto(host.url)
    await appHasStarted(page)
    const opener = page.getByRole('button', { name: text('frame:menu.open') })
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 420)]) {
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await close()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(opener).toBeFocused()
    }
  },
)

test.describe('an order', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('sent by touch is there after the host was killed and restarts, and not for another guest', async ({
    page,
    ownHost: host,
  }) => {
    await page.goto(host.url)
    await tile(page, 'roomService').tap()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page)
    const [order] = submissions
    const user = finger(page)
    await productsAreDescribed(page)
    await order.send(user)
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    await findInList(page, user, order)
    const listed = page.url()
    await page.goto('about:blank') // the app reads its lists while it is open
    await host.restart()
    await page.goto(listed)
    await expect(page.getByRole('main').getByText(twoDishes.total)).toHaveCount(1)
    await logOut(page)
    await page.goto(listed)
    await signIn(page, { accountNumber: '100318', roomNumber: '412' })
    await expect(page.getByRole('heading', { name: text('frame:crumbs.myOrders') })).toBeVisible()
    await expect(page.getByRole('main').getByText(twoDishes.total)).toHaveCount(0)
  })
})
