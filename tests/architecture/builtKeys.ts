/**
 * Texts whose keys are built or handed on rather than spelt in a call: the file that asks, and the keys it may ask for
 * (`*` stands for any ending). A file that does so without standing here fails, and so does a line that no longer holds.
 */
export const builtKeys: readonly (readonly [file: string, keys: readonly string[]])[] = [
  ['src/app/Banners.tsx', ['boot:signedOutWhile.*']],
  ['src/app/CrashScreen.tsx', ['boot:crash*', 'boot:offline*']],
  ['src/app/useCrumbs.ts', ['frame:crumbs.*']],
  [
    'src/receipts/OutcomeMessage.tsx',
    ['receipts:order.*', 'receipts:reservation.*', 'receipts:problem.*', 'receipts:request.*', 'receipts:rating.*'],
  ],
  ['src/receipts/ReceiptContent.tsx', ['receipts:payment.*', 'categories:problem.*', 'categories:amenity.*']],
  ['src/screens/home/Group.tsx', ['home:modules.*', 'home:quickAccess', 'home:requests', 'home:aboutUs']],
  ['src/screens/my-orders/OrderCard.tsx', ['myOrders:statuses.*']],
  ['src/screens/not-found/Lists.tsx', ['frame:crumbs.*']],
  ['src/screens/room-service/useNamedSections.ts', ['roomService:category.*']],
]
