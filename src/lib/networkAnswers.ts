import { timeoutSignal } from './timeoutSignal.ts'

/** Whether the host of the app can be reached at this moment. */
export async function networkAnswers(): Promise<boolean> {
  return fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-store', signal: timeoutSignal(15_000) }).then(
    () => true,
    () => false,
  )
}
