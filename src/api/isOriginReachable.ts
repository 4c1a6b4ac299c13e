import { withTimeout } from '#src/lib/timeout.ts'

/** Whether the app's own origin responds within 15 s. Never rejects. */
export async function isOriginReachable(): Promise<boolean> {
  const address = `${import.meta.env.BASE_URL}config.json`
  return withTimeout(15_000, (signal) => fetch(address, { cache: 'no-store', signal })).then(
    () => true,
    () => false,
  )
}
