import type { DetectedMutation } from './detectedMutations.ts'
import { addOne } from '#mock-server/scenarios/history.ts'
import { changeStatus, onCall, type ProviderMutation } from './providerMutation.ts'

const orders = 'POST /orders'

/** Mutations that the proposals detect. */
export const detectedIdempotencyMutations: readonly DetectedMutation[] = [
  {
    name: 'the key is ignored',
    detectedBy: 'another order with the Idempotency-Key of an earlier one',
    mutate: onCall(orders, ({ request, respond }) => {
      const withoutKey = new Request(request)
      withoutKey.headers.delete('idempotency-key')
      return respond(withoutKey)
    }),
  },
  {
    name: 'a repeat with the same key is rejected',
    detectedBy: 'the same order again with its Idempotency-Key',
    mutate: changeStatus(orders, 201, 422),
  },
  {
    name: 'an order is accepted again while the first is being handled',
    detectedBy: 'the same order again while the first is being handled',
    mutate: onCall(orders, ({ hotel, respond }) => {
      hotel.running.clear()
      return respond()
    }),
  },
]

/** A mutation that the proposals cannot detect. `contracts/README.md` lists it with the reason. */
export const undetectedIdempotencyMutation: ProviderMutation = {
  name: 'an order repeated with its key is stored twice',
  mutate: onCall(orders, async ({ hotel, respond }) => {
    const response = await respond()
    if (response.ok) addOne(hotel, 'orders')
    return response
  }),
}
