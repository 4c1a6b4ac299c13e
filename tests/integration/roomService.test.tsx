import { screen, within } from '@testing-library/react'
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
})
