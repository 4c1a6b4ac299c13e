import { dishEdits, dishesOf, editDishes } from '#mock-server/handlers/dishes.ts'
import { presenterLimits, readBody } from '#mock-server/handlers/http/parse.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'

/** Lists the dishes of the hotel in all languages, changes some of them, or restores all of them. */
export const dishRoutes: readonly PresenterRoute[] = [
  { method: 'GET', path: 'dishes', access: 'presenter', handle: (_request, { hotel }) => json(200, dishesOf(hotel)) },
  {
    method: 'PUT',
    path: 'dishes',
    access: 'presenter',
    changesOffer: true,
    async handle(request, { hotel }) {
      editDishes(hotel, await readBody(request, dishEdits, presenterLimits))
      return json(200, dishesOf(hotel))
    },
  },
  {
    method: 'DELETE',
    path: 'dishes',
    access: 'presenter',
    changesOffer: true,
    handle(_request, { hotel }) {
      hotel.dishes.remove()
      return json(200, dishesOf(hotel))
    },
  },
]
