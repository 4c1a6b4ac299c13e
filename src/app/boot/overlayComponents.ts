/** What may stand above any screen once the app is loaded, in a file of its own behind the first screen. */
export { unsavedWork } from '#src/submissions/unsavedWork.ts'
export { LogOutDialog } from '#src/app/layout/LogOutDialog.tsx'
export { OutcomeBanners } from '#src/app/layout/OutcomeBanners.tsx'
