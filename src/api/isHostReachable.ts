import { timeoutSignal } from '#src/lib/timeoutSignal.ts'

/** Whether the host of the app can be reached at this moment. */
export async function isHostReachable(): Promise<boolean> {
  return fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store', signal: timeoutSignal(15_000) }).then(
    () => true,
    () => false,
  )
}
