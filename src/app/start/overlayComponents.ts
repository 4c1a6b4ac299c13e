/** Components that can appear above any screen, and what runs in the background. A separate chunk, fetched after the first screen. */
export { prefetchMenu } from '#src/offline/storedMenus.ts'
export { shareDrafts, unsavedWork } from '#src/outbox/unsavedWork.tsx'
export { GuestInformation } from '#src/app/layout/GuestInformation.tsx'
export { LogOutDialog } from '#src/app/layout/LogOutDialog.tsx'
export { ShowPhotos } from '#src/app/layout/ShowPhotos.tsx'
export { SignedOutBanner } from '#src/app/layout/SignedOutBanner.tsx'
export { registerServiceWorker } from './serviceWorker.ts'
export { OutcomeBanners } from '#src/app/layout/OutcomeBanners.tsx'
