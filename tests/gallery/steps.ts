import { fireEvent, screen, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { i18n } from 'i18next'

/** The texts in the language of the entry. */
type Text = i18n['t']

/** What a guest does on an open screen to reach one of its states. Ends when the state is rendered. */
export type Steps = (text: Text) => Promise<void>

/** Presses the first button whose name begins with `text`. */
async function press(text: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: (name) => name.startsWith(text) })
  if (button !== undefined) await userEvent.click(button)
}

export const openLanguageMenu: Steps = async (text) => {
  await press(text('frame:language'))
  await screen.findByRole('menuitemradio', { checked: true })
}

/** Presses the buttons with these names one after the other; the last one opens a dialog. */
export const openDialog =
  (buttons: (text: Text) => readonly string[]): Steps =>
  async (text) => {
    for (const button of buttons(text)) await press(button)
    await screen.findByRole('dialog')
  }

/** Chooses a massage, its last day and its last time. */
export const scheduleMassage: Steps = async (text) => {
  await press(text('spaCenter:schedule'))
  const [massage] = await screen.findAllByRole('radio')
  if (massage !== undefined) await userEvent.click(massage)
  for (const name of [text('spaCenter:date'), text('spaCenter:time')]) {
    const group = await screen.findByRole('group', { name })
    const last = [...group.querySelectorAll('button')].at(-1)
    if (last !== undefined) await userEvent.click(last)
  }
}

export const requestMassage: Steps = async (text) => {
  await scheduleMassage(text)
  await press(text('spaCenter:send'))
  await screen.findByRole('heading', { name: text('spaCenter:sent.title') })
}

/** Requests a massage and opens My stay, which shows it. */
export const openKeptMassage: Steps = async (text) => {
  await requestMassage(text)
  const main = within(await screen.findByRole('main'))
  await userEvent.click(await main.findByRole('link', { name: text('receipts:toMyStay') }))
  await screen.findByRole('region', { name: text('myStay:onlyHere.title') })
}

export const askForTowels: Steps = async (text) => {
  const what = text('categories:amenity.Нови Кърпи')
  await userEvent.click(await screen.findByRole('radio', { name: what }))
  await press(text('requestAmenities:quantity.more', { what }))
}

export const giveFiveStars: Steps = async (text) => {
  fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' })
  await screen.findByLabelText(text('leaveRating:public'))
}

/** Sends five stars: the app then asks for a public review. */
export const promptForReview: Steps = async (text) => {
  await giveFiveStars(text)
  await openDialog(() => [text('leaveRating:next')])(text)
}
