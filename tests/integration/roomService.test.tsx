import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'

/** Opens room service as a visitor, signs in and puts two units of the first product into the cart. */
async function fillACart(opening: Parameters<typeof openApp>[0] = {}) {
  const app = openApp({ ...opening, path: '/room-service' })
  await signIn(app.user)
  const [more] = await screen.findAllByRole('button', { name: /Добавете един брой/ })
  if (more === undefined) throw new Error('There is nothing to order')
  await app.user.click(more)
  await app.user.click(more)
  await app.user.click(screen.getByRole('button', { name: /Прегледайте поръчката/ }))
  await screen.findByRole('heading', { name: 'Преглед на поръчката' })
  return app
}

describe('ordering room service', () => {
  it('leads a visitor through login and back, and the order is listed in My orders', async () => {
    const { user, hotel, path } = await fillACart()
    const before = hotel.store.orders.where().length
    await user.click(screen.getByRole('radio', { name: /В брой/ }))
    await user.click(screen.getByRole('button', { name: /Поръчайте/ }))
    expect(await screen.findByText('Поръчката е получена')).toBeVisible()
    expect(path()).toBe('/room-service/success')

    const orders = hotel.store.orders.where()
    const placed = orders.at(-1)
    expect(orders).toHaveLength(before + 1)
    expect(placed).toMatchObject({ message: '', guestId: hotel.store.guests.find({ accountNumber: '100200' })?.id })
    expect(placed?.productIds).toHaveLength(2)

    await user.click(screen.getByRole('link', { name: 'Проследете поръчката' }))
    expect(await screen.findByRole('heading', { name: `Поръчка ${placed?.orderNumber}` })).toBeVisible()
  })

  it('shows a refused order as not accepted, on the success page and in My orders', async () => {
    const hotel = createHotel()
    hotel.faults.enable('refuse-next-post')
    const { user } = await fillACart({ hotel })
    await user.click(screen.getByRole('button', { name: /Поръчайте/ }))
    expect(await screen.findByText('Поръчката не е приета')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Моите поръчки' }))
    const receipts = await screen.findByRole('region', { name: 'Изпратено от този телефон' })
    expect(within(receipts).getByText('Поръчката не е приета')).toBeVisible()
    expect(within(receipts).getByText(/на сметката на стаята/)).toBeVisible()
  })

  it('shows an unknown outcome when the response was lost, and does not order twice', async () => {
    const hotel = createHotel()
    hotel.faults.enable('drop-after-commit')
    const before = hotel.store.orders.where().length
    const { user } = await fillACart({ hotel })
    await user.dblClick(screen.getByRole('button', { name: /Поръчайте/ }))
    expect(await screen.findByText('Не можахме да потвърдим поръчката')).toBeVisible()
    expect(hotel.store.orders.where()).toHaveLength(before + 1)
  })

  it('signs out when the session has ended, stores the order for the same guest and says that it was not accepted', async () => {
    const hotel = createHotel()
    const { user, path } = await fillACart({ hotel })
    hotel.faults.enable('expired-session')
    await user.click(screen.getByRole('button', { name: /Поръчайте/ }))
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('не прие това, което изпращахте')
    expect(path()).toBe('/')
    await user.click(within(notice).getByRole('link', { name: 'Вход' }))
    await signIn(user)
    expect(await screen.findByText('Поръчката не е приета')).toBeVisible()
    expect(path()).toBe('/my-orders')
  })

  it('redirects a guest without a cart from the last step to room service, with a notice', async () => {
    const { user, path } = openApp({ path: '/room-service/finalize-order' })
    await signIn(user)
    expect(await screen.findByText(/Количката Ви е празна/)).toBeVisible()
    expect(path()).toBe('/room-service')
  })

  it('shows Retry when the products cannot be loaded, and the products after it', async () => {
    let failures = 1
    const broken = http.get(`${window.location.origin}/api/products`, () => {
      if (failures === 0) return undefined
      failures -= 1
      return new HttpResponse(null, { status: 500 })
    })
    const { user } = openApp({ path: '/room-service', instead: [broken] })
    await signIn(user)
    await user.click(await screen.findByRole('button', { name: 'Опитайте отново' }))
    expect(await screen.findByRole('heading', { name: 'Храна' })).toBeVisible()
  })
})
