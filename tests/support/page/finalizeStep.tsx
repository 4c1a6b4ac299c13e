import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { RouteObject } from 'react-router-dom'
import { FinalizeOrder } from '#src/screens/room-service/FinalizeOrder.tsx'
import { OrderSuccess } from '#src/screens/room-service/OrderSuccess.tsx'
import { RoomService } from '#src/screens/room-service/RoomService.tsx'
import { API, renderScreen, type Given } from './renderScreen.tsx'

/** The cart that the tests of the finalize step begin with. */
export const cart = [
  { productId: 7, quantity: 3 },
  { productId: 'soup', quantity: 2 },
]

/** A hotel that offers two products and has no menus. */
export const twoProducts = [
  http.get(`${API}/products`, () =>
    HttpResponse.json({
      content: [
        { id: 'soup', label: 'Tarator', price: 4.35, image: null, productCategory: 'FOOD' },
        { id: 7, label: 'Ayran', price: 0.1, image: null, productCategory: 'NON_ALCOHOLIC' },
      ],
    }),
  ),
  http.get(`${API}/menus/all/params`, () => HttpResponse.json([])),
]

/** Opens the finalize step with this navigation state, among the other screens of room service. */
export function openFinalize(state: unknown, given: Partial<Given> = {}, more: RouteObject[] = []) {
  const routes = [
    { path: '/room-service', Component: RoomService },
    { path: '/room-service/finalize-order', Component: FinalizeOrder },
    { path: '/room-service/success', Component: OrderSuccess },
    ...more,
  ]
  return renderScreen({ routes, at: { pathname: '/room-service/finalize-order', state }, ...given })
}

/** The order button of the finalize step. */
export const order = () => screen.findByRole('button', { name: /^Order/ })
