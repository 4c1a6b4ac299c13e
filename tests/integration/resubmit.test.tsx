import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectReceipts } from '#src/submissions/receipts/receiptsSlice.ts'
import { forms, type Form } from '#tests/support/page/forms.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'

const again = 'Променете и изпратете отново'
const notice = /^Изпращате отново/

/** Opens the success page of a submission that the hotel refused. */
async function refused({ path, heading, kind, fill, send }: Form) {
  const app = openApp({ path })
  await signIn(app.user)
  await screen.findByRole('heading', { level: 1, name: heading })
  await fill(app.user)
  app.hotel.faults.enable('refuse-next-post')
  await send(app.user)
  await screen.findByRole('link', { name: again })
  return { ...app, kind, receipts: () => selectReceipts(app.store.getState()) }
}

// The request form is the report form with a quantity.
describe.each(forms.filter(({ kind }) => kind !== 'request'))('a refused submission on $path', (form) => {
  it('is edited and sent again as a new submission, to which the older one refers', async () => {
    const { user, receipts, path } = await refused(form)
    await user.click(screen.getByRole('link', { name: again }))
    expect(await screen.findByText(notice)).toBeVisible()
    if (form.kind === 'rating') await screen.findByRole('slider')
    form.expectFilled(true)
    await form.send(user)
    await screen.findByRole('button', { name: 'Покажете на служител' })
    expect(path()).toBe(`${form.path}/success`)
    const [older, newer] = receipts()
    expect(receipts().map(({ outcome }) => outcome)).toEqual(['not-accepted', 'confirmed'])
    expect(newer?.content).toEqual(older?.content)
    expect(older?.resubmittedAs).toBe(newer?.id)
  })
})

it('a submission that is edited again is still being edited after a reload', async () => {
  const [form] = forms as [Form] // there are four
  const { user, hotel, router } = await refused(form)
  await user.click(screen.getByRole('link', { name: again }))
  const [words] = screen.getAllByRole('textbox').filter((box) => !box.hasAttribute('readonly'))
  await user.type(words ?? document.body, ', и още нещо')
  const { state } = router.location
  cleanup()
  const { router: later } = openApp({ hotel })
  await act(() => later.navigate(form.path, { state: state as unknown }))
  expect(await screen.findByDisplayValue(/, и още нещо$/)).toBeVisible()
  expect(screen.getByText(notice)).toBeVisible()
})

describe('a reservation that was sent again', () => {
  it('is not offered again after Back', async () => {
    const [form] = forms.filter(({ kind }) => kind === 'reservation') as [Form] // there is one
    const { user, router } = await refused(form)
    await user.click(screen.getByRole('link', { name: again }))
    await form.send(user)
    await screen.findByText('Резервацията е получена')
    await act(() => router.navigate(-1))
    await screen.findByRole('heading', { level: 1, name: form.heading })
    form.expectEmpty()
    expect(screen.queryByText(notice)).toBeNull()
  })
})

describe('a refused order', () => {
  async function refusedOrder() {
    const app = openApp({ path: '/room-service' })
    await signIn(app.user)
    for (const more of (await screen.findAllByRole('button', { name: /Добавете един брой/ })).slice(0, 2))
      await app.user.click(more)
    await app.user.click(screen.getByRole('button', { name: /Прегледайте поръчката/ }))
    await app.user.click(await screen.findByRole('radio', { name: /В брой/ }))
    app.hotel.faults.enable('refuse-next-post')
    await app.user.click(screen.getByRole('button', { name: /Поръчайте/ }))
    await app.user.click(await screen.findByRole('link', { name: again }))
    await screen.findByRole('heading', { name: 'Преглед на поръчката' })
    return { ...app, receipts: () => selectReceipts(app.store.getState()) }
  }

  it('is sent again with its cart and payment, also after the cart was changed', async () => {
    const { user, receipts } = await refusedOrder()
    expect(screen.getByText(notice)).toBeVisible()
    expect(await screen.findByRole('radio', { name: /В брой/ })).toBeChecked()
    await user.click(screen.getByRole('link', { name: 'Променете поръчката' }))
    expect(await screen.findByText(notice)).toBeVisible()
    const [more] = await screen.findAllByRole('button', { name: /Добавете един брой/ })
    await user.click(more ?? document.body)
    await user.click(screen.getByRole('button', { name: /Прегледайте поръчката/ }))
    expect(await screen.findByRole('radio', { name: /В брой/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: /Поръчайте/ }))
    expect(await screen.findByText('Поръчката е получена')).toBeVisible()
    const [older, newer] = receipts()
    expect(older).toMatchObject({ outcome: 'not-accepted', resubmittedAs: newer?.id, content: { payment: 'cash' } })
    expect(newer).toMatchObject({
      outcome: 'confirmed',
      content: { payment: 'cash', lines: [{ quantity: 2 }, { quantity: 1 }] },
    })
  })
})
