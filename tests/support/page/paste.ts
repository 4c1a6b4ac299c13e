import type userEvent from '@testing-library/user-event'

/** A user of user-event. */
export type User = ReturnType<typeof userEvent.setup>

/** Fills in a field by pasting: typing renders the form once per character. */
export async function paste(user: User, field: HTMLElement, words: string): Promise<void> {
  await user.click(field)
  await user.paste(words)
}
