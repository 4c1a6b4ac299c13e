import { timeoutSignal } from '#src/lib/timeoutSignal.ts'

/** Whether the app's own origin responds within 15 s. Never rejects. */
export async function isOriginReachable(): Promise<boolean> {
  return fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store', signal: timeoutSignal(15_000) }).then(
    () => true,
    () => false,
  )
}
