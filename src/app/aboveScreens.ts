/** What may stand above any screen once the app is loaded, in a file of its own behind the first screen. */
export { whatWouldBeLost } from '#src/receipts/whatWouldBeLost.ts'
export { LogOutDialog } from './LogOutDialog.tsx'
export { OutcomeBanners } from './OutcomeBanners.tsx'
