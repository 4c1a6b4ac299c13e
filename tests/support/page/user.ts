import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/** A user of user-event. */
export type User = ReturnType<typeof userEvent.setup>

/** A user who acts without pauses and without moving the pointer first: both take time, and jsdom has no layout to point at. */
export function newUser(): User {
  return userEvent.setup({ delay: null, skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never })
}

/** Fills in a field by pasting: typing renders the form once per character. */
export async function paste(user: User, field: HTMLElement, words: string): Promise<void> {
  await user.click(field)
  await user.paste(words)
}
