/** Components that can appear above any screen. A separate chunk, fetched after the first screen. */
export { shareDrafts } from '#src/submissions/unsaved-work/draftsByTab.ts'
export { unsavedWork } from '#src/submissions/unsaved-work/unsavedWork.ts'
export { GuestInformation } from '#src/app/layout/GuestInformation.tsx'
export { LogOutDialog } from '#src/app/layout/LogOutDialog.tsx'
export { OutcomeBanners } from '#src/app/layout/OutcomeBanners.tsx'
