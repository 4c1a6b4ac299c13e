import { paths } from '#src/navigation/paths.ts'
import { elena, twoDishes } from '#tests/e2e/guest.ts'
import { submissions } from '#tests/e2e/submissions.ts'
import { text } from '#tests/e2e/texts.ts'
import { expect, test } from './fixtures.ts'
import { finalize, listIsWhole, orderButton, orders, openSignedIn, signIn, switchOn } from './guest.ts'
import type { Phone } from './phone.ts'

const outcome = (which: string) => text(`receipts:order.${which}.title`)
const anOrder = /Поръчка \d/

// Starting a page costs more than what a guest does there, so a test has several steps.

test('a guest signs in after wrong numbers, and sends one of everything once, which is listed', async ({
  phone,
  recorder,
}) => {
  await phone.open(`${recorder.url}/login`)
  await signIn(phone, { ...elena, roomNumber: '999' })
  await phone.sees('Моля, свържете се с рецепцията')
  await phone.write(text('login:roomNumber'), elena.roomNumber)
  await phone.press('button', text('login:signIn'))
  await phone.sees(elena.fullName)
  for (const { kind, form, send, path, body, demoBody = body, successPath, list } of submissions) {
    await test.step(kind, async () => {
      await phone.open(recorder.url + form)
      if (kind === 'order') await listIsWhole(phone)
      await send(phone)
      await phone.isAt(successPath)
      await phone.sees(text(`receipts:${kind}.confirmed.title`))
      const sent = recorder.calls('POST').filter((call) => call.path === path)
      expect(sent.map((call) => call.body)).toEqual([demoBody])
      if (list === undefined) return
      for (const link of list.links) await phone.press('link', link)
      await phone.isAt(list.path)
      await phone.sees(list.row)
    })
  }
  await test.step('an order with the button pressed twice, Back, Forward and a reload', async () => {
    await phone.open(recorder.url + paths.roomService)
    await finalize(phone)
    await phone.pressTwice(orderButton)
    await phone.sees(outcome('confirmed'))
    await phone.back()
    await phone.isAt('/room-service')
    await phone.forward()
    await phone.sees(outcome('confirmed'))
    await phone.reload()
    await phone.sees(outcome('confirmed'))
    expect(orders(recorder)).toHaveLength(2)
  })
})

test('the outcome of an order is the one that happened', async ({ phone, host, recorder }) => {
  await openSignedIn(phone, recorder.url, paths.roomService)

  const outcomes = {
    'drop-after-commit': 'probably-received',
    'drop-before-commit': 'unknown',
    'error-next-post': 'unknown',
    'refuse-next-post': 'not-accepted',
  } as const
  for (const [fault, which] of Object.entries(outcomes)) {
    await test.step(`after ${fault}`, async () => {
      const before = orders(recorder).length
      await finalize(phone)
      await switchOn(phone, fault)
      await phone.press('button', orderButton)
      await phone.sees(outcome(which))
      await phone.doesNotSee(outcome('confirmed'))
      expect(orders(recorder)).toHaveLength(before + 1)
      await phone.press('link', text('frame:crumbs.roomService'))
    })
  }

  await test.step('when the hotel cannot be reached, until it is checked again', async () => {
    await finalize(phone)
    const before = orders(recorder).length
    recorder.passTo(undefined)
    await phone.press('button', orderButton)
    await phone.sees(outcome('unknown'))
    await phone.press('button', text('receipts:card.show'))
    await phone.sees(`2 × ${twoDishes.twice}`)
    await phone.key('Escape')
    recorder.passTo(host.url)
    await phone.press('button', text('receipts:checkAgain'))
    await phone.sees(text('receipts:resubmit'))
    expect(orders(recorder)).toHaveLength(before)
  })

  await test.step('and it is sent once when the guest sends it again', async () => {
    const before = orders(recorder).length
    await phone.press('link', text('receipts:resubmit'))
    await phone.press('button', orderButton)
    await phone.sees(outcome('confirmed'))
    expect(orders(recorder)).toHaveLength(before + 1)
    await phone.press('link', text('frame:crumbs.roomService'))
  })

  await test.step('when the session has ended, also after signing in again', async () => {
    await finalize(phone)
    await switchOn(phone, 'expired-session')
    await phone.press('button', orderButton)
    await phone.sees(text('banners:signedOutWhile.not-accepted'))
    await phone.press('link', text('banners:signInAgain'))
    await signIn(phone)
    await phone.sees(outcome('not-accepted'))
  })
})

for (const [when, meanwhile] of [
  ['after 15 s', (phone: Phone) => phone.sees(outcome('sending'))],
  ['after a reload', (phone: Phone) => phone.reload()],
] as const) {
  test(`an order whose answer is late is found in the list ${when}, and sent once`, async ({ phone, recorder }) => {
    await openSignedIn(phone, recorder.url, paths.roomService)
    await finalize(phone)
    const release = recorder.hold('POST')
    await phone.press('button', orderButton)
    await expect.poll(() => orders(recorder).length).toBe(1)
    await meanwhile(phone)
    await phone.isAt('/room-service/success')
    await phone.sees(outcome('probably-received'))
    release()
    expect(orders(recorder)).toHaveLength(1)
  })
}

test.describe('after Log Out', () => {
  async function logOut(phone: Phone): Promise<void> {
    await phone.press('button', text('frame:menu.open'))
    await phone.press('button', text('frame:menu.logOut'))
    await phone.isAt('/')
    await phone.sees(text('home:quickAccess'))
    await phone.doesNotSee(elena.fullName)
  }

  test('other tabs are signed out too, and Back shows nothing of the guest', async ({ phone, recorder }) => {
    await openSignedIn(phone, recorder.url, paths.myOrders)
    await phone.sees(anOrder)
    const second = await phone.newTab()
    await second.open(`${recorder.url}${paths.home}`)
    await second.sees(elena.fullName)
    await logOut(phone)
    await second.doesNotSee(elena.fullName)
    await phone.back()
    await phone.isAt('/login')
    await phone.doesNotSee(anOrder)
  })

  test('Back from another site shows nothing of the guest', async ({ phone, recorder }) => {
    await openSignedIn(phone, recorder.url, paths.myOrders)
    await phone.sees(anOrder)
    await phone.open(recorder.url.replace('localhost', '127.0.0.1') + paths.settings)
    await phone.sees(text('settings:title'))
    const other = await phone.newTab()
    await other.open(recorder.url)
    await logOut(other)
    await phone.back()
    await phone.isAt(/^\/(login)?$/)
    await phone.doesNotSee(anOrder)
  })
})

test('language, text size, stars and the side menu work by pointer and by keys, and settings are kept', async ({
  phone,
  recorder,
}) => {
  await openSignedIn(phone, recorder.url, paths.leaveRating)
  await test.step('the stars', async () => {
    await phone.sees(text('leaveRating:title'))
    await phone.rate(4)
    const value = () => phone.read<string>(`document.querySelector('[type=range]').value`)
    await expect.poll(value).toBe('4')
    await phone.key('ArrowLeft')
    await expect.poll(value).toBe('3.5')
  })

  const opener = { role: 'button', name: text('frame:menu.open') }
  for (const [how, close] of [
    ['Escape', () => phone.key('Escape')],
    ['a press beside it', () => phone.pressAt(20, 420)],
  ] as const) {
    await test.step(`the side menu gives the focus back after ${how}`, async () => {
      await phone.press('button', opener.name)
      await phone.sees(text('frame:menu.logOut'))
      await close()
      await phone.doesNotSee(text('frame:menu.logOut'))
      await expect.poll(() => phone.focused()).toEqual(opener)
    })
  }

  await test.step('language and text size', async () => {
    await phone.open(`${recorder.url}${paths.settings}`)
    await phone.press('button', new RegExp(text('frame:language')))
    await phone.press('menuitemradio', /English/)
    await phone.sees(text('settings:title', 'en'))
    await phone.press('radio', new RegExp(text('settings:text.largest', 'en')))
    await phone.reload()
    await phone.sees(text('settings:title', 'en'))
    const size = await phone.read<string>('getComputedStyle(document.documentElement).fontSize')
    expect(Number.parseFloat(size)).toBeCloseTo(20.8)
  })
})

test('what a guest has begun is there after a reload, also in the cart', async ({ phone, recorder }) => {
  await openSignedIn(phone, recorder.url, paths.reportProblem)
  await phone.write(text('reportProblem:message'), 'Не топли')
  await phone.reload()
  await phone.sees(text('reportProblem:title'))
  await expect.poll(() => phone.read<string>(`document.querySelector('textarea').value`)).toBe('Не топли')
  await phone.open(recorder.url + paths.roomService)
  await phone.press('button', text('roomService:increase').replace('{{label}}', twoDishes.once))
  await phone.sees('1 артикул')
  await phone.reload()
  await phone.sees('1 артикул')
})

test('after one visit the app opens without a network', async ({ phone, recorder }) => {
  // No service worker is registered at the address of a demo, which is localhost.
  const address = recorder.url.replace('localhost', '127.0.0.1')
  await openSignedIn(phone, address, paths.reportProblem)
  await phone.open(address + paths.breakfast)
  await phone.sees(text('menus:breakfast.title'))
  await phone.read('navigator.serviceWorker.ready.then(() => true)')
  await expect.poll(() => phone.read<boolean>(`'loaded' in document.documentElement.dataset`)).toBe(true)
  recorder.passTo(undefined)
  for (const [path, words] of [
    [paths.home, text('home:quickAccess')],
    [paths.breakfast, text('menus:breakfast.title')],
    [paths.hotelInformation, text('hotelInformation:title')],
    [paths.reportProblem, text('reportProblem:title')],
  ] as const) {
    await phone.open(address + path)
    await phone.sees(words)
  }
})
