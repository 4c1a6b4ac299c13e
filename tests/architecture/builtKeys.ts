/**
 * Texts whose keys are built or handed on rather than spelt in a call: the file that asks, and the keys it may ask for
 * (`*` stands for any ending). A file that does so without standing here fails, and so does a line that no longer holds.
 */
export const builtKeys: readonly (readonly [file: string, keys: readonly string[]])[] = [
  ['src/receipts/OutcomeMessage.tsx', ['receipts:order.*']],
  ['src/receipts/UnsettledReceipts.tsx', ['receipts:payment.*']],
  ['src/screens/my-orders/OrderCard.tsx', ['myOrders:statuses.*']],
  ['src/screens/room-service/useNamedSections.ts', ['roomService:category.*']],
]
