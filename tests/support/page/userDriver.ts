import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { UserDriver } from '#tests/e2e/userDriver.ts'

/** A text field; one with suggestions is a combobox. */
function fieldNamed(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => screen.queryByRole('textbox', { name }) ?? screen.getByRole('combobox', { name }))
}

/** The user driver of the browser tests for jsdom, with direct events instead of typing. */
export const userDriver: UserDriver = {
  press: async (role, name) => void fireEvent.click(await screen.findByRole(role, { name })),
  write: async (field, words) => void fireEvent.change(await fieldNamed(field), { target: { value: words } }),
  pick: async (group, option) => {
    const radios = within(await screen.findByRole('group', { name: group })).getAllByRole('radio')
    fireEvent.click(radios[option] ?? expect.unreachable())
  },
  rate: async (stars) => void fireEvent.change(await screen.findByRole('slider'), { target: { value: String(stars) } }),
}
