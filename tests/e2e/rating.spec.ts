import { paths } from '#src/navigation/paths.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './guest.ts'
import { text } from './texts.ts'
import { pointer } from './userDriver.ts'

test.use({ allowedOnConsole: [/404.*customers\/rating|Failed to load resource/] }) // before the guest has rated

test(
  'the stars are set by the pointer and by keys; above 4 Yes opens the maps in a tab without an opener',
  { tag: ['@engines', '@all'] },
  async ({ page, context, host }) => {
    await context.route(/google/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>maps</title>' }))
    await page.goto(host.url + paths.leaveRating)
    await signIn(page)
    const user = pointer(page)
    const stars = page.getByRole('slider')
    await user.rate(4)
    await expect(stars).toHaveValue('4')
    await page.keyboard.press('ArrowRight')
    await expect(stars).toHaveValue('4.5')
    await user.press('button', text('leaveRating:next'))
    const dialog = page.getByRole('dialog', { name: text('leaveRating:prompt.title') })
    await expect(dialog).toBeVisible()
    const opened = context.waitForEvent('page')
    await user.press('button', text('leaveRating:prompt.yes'))
    const maps = await opened
    await expect(maps).toHaveURL(/^https:\/\/www\.google\.com\/maps\/.*%D0%9B%D0%B8%D0%BF%D0%BE%D0%B2/)
    expect(await maps.evaluate(() => window.opener as unknown)).toBeNull()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/leave-rating\/success$/)
  },
)
