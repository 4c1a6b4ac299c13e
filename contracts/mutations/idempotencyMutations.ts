import type { DetectedMutation } from './detectedMutations.ts'
import { addOne } from '#mock-server/scenarios/history.ts'
import { answers, on, type ProviderMutation } from './providerMutation.ts'

const orders = 'POST /orders'

/** Mutations that the proposals show. */
export const detectedIdempotencyMutations: readonly DetectedMutation[] = [
  {
    name: 'the key is ignored',
    shownBy: 'another order with the Idempotency-Key of an earlier one',
    mutate: on(orders, ({ request, honest }) => {
      const keyless = new Request(request)
      keyless.headers.delete('idempotency-key')
      return honest(keyless)
    }),
  },
  {
    name: 'whatever comes again under its key is refused',
    shownBy: 'the same order again with its Idempotency-Key',
    mutate: answers(orders, 201, 422),
  },
  {
    name: 'an order is taken a second time while the first is being handled',
    shownBy: 'the same order again while the first is being handled',
    mutate: on(orders, ({ hotel, honest }) => {
      hotel.running.clear()
      return honest()
    }),
  },
]

/** A mutation that the proposals do not show; `README.md` beside this file lists it. */
export const undetectedIdempotencyMutation: ProviderMutation = {
  name: 'an order repeated under its key is kept twice all the same',
  mutate: on(orders, async ({ hotel, honest }) => {
    const response = await honest()
    if (response.ok) addOne(hotel, 'orders')
    return response
  }),
}
