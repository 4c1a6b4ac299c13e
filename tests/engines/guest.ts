import { elena, twoDishes } from '#tests/e2e/guest.ts'
import { text } from '#tests/e2e/texts.ts'
import type { RecordedCall, Recorder } from '#tests/support/servers/recorder.ts'
import type { Phone } from './phone.ts'

/** Signs in on the login page. */
export async function signIn(phone: Phone, { accountNumber, roomNumber } = elena): Promise<void> {
  await phone.write(text('login:accountNumber'), accountNumber)
  await phone.write(text('login:roomNumber'), roomNumber)
  await phone.press('checkbox', /.+/)
  await phone.press('button', text('login:signIn'))
}

/** The button that sends an order. */
export const orderButton = new RegExp(text('roomService:finalize.order'))

/** Opens a page that only guests may see, and signs in on the way. */
export async function openSignedIn(phone: Phone, address: string, path: string): Promise<void> {
  await phone.open(address + path)
  await signIn(phone)
  await phone.isAt(path)
}

/** Waits until the menus have named the products: rows move until then, and a press could miss its button. */
export async function listIsWhole(phone: Phone): Promise<void> {
  await phone.sees('Домати, краставици')
}

/** Puts the two dishes into the cart and goes to the last step of an order. */
export async function finalize(phone: Phone): Promise<void> {
  await listIsWhole(phone)
  const more = (label: string) => text('roomService:increase').replace('{{label}}', label)
  await phone.press('button', more(twoDishes.twice))
  await phone.press('button', more(twoDishes.twice))
  await phone.press('button', more(twoDishes.once))
  await phone.press('button', new RegExp(text('roomService:finish')))
  await phone.isAt('/room-service/finalize-order')
  await phone.sees(text('roomService:finalize.title'))
}

/** Switches a fault of this phone's demo on. */
export async function switchOn(phone: Phone, fault: string): Promise<void> {
  const status = await phone.read<number>(
    `fetch('/__demo/faults/${fault}', { method: 'PUT' }).then(({ status }) => status)`,
  )
  if (status >= 300) throw new Error(`The host answered ${status} to the fault ${fault}`)
}

/** The orders that the hotel was sent. */
export function orders(recorder: Recorder): RecordedCall[] {
  return recorder.calls('POST').filter(({ path }) => path.includes('/orders/'))
}
