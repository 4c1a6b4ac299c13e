import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { readReceipts } from '#src/submissions/receipts/storedReceipts.ts'
import { storedItems } from '#src/screens/settings/deviceStorage.ts'
import { readGuest, writeGuest } from '#src/session/storedGuest.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'
import { eventually } from '#tests/support/eventually.ts'

const throwing = (name: string) => () => {
  throw new DOMException(name, name)
}

/** Stores this text under every key of the app. */
function fillStorage(text: string): void {
  for (const key of storedItems.flatMap(({ keys }) => keys)) {
    for (const area of [localStorage, sessionStorage]) area.setItem(key.replace('*', 'x'), text)
  }
}

const storageStates: readonly (readonly [string, () => void])[] = [
  [
    'is blocked',
    () => {
      for (const area of ['localStorage', 'sessionStorage'] as const)
        vi.spyOn(window, area, 'get').mockImplementation(throwing('SecurityError'))
    },
  ],
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing('QuotaExceededError'))],
  ['is damaged', () => fillStorage('{"state":{"user":[1')],
  [
    'is of another version',
    () =>
      fillStorage('{"version":9,"state":{"guest":{"id":1}},"at":1,"config":{},"personId":7,"draft":[],"kind":"towel"}'),
  ],
]

afterEach(() => {
  vi.restoreAllMocks()
  writeGuest(null) // Where storage fails, the guest is in memory.
})

it.each(storageStates)(
  'with storage that %s a guest signs in, reports a problem and logs out',
  async (_state, prepare) => {
    prepare()
    const { user, path, left } = openApp({ path: '/report-problem' })
    await signIn(user)
    await user.click(await screen.findByRole('radio', { name: 'Шум' }))
    await user.type(screen.getByLabelText(/Съобщение/), 'Шумно е')
    await user.click(screen.getByText('Изпратете сигнала'))
    expect(await screen.findByText('Сигналът е получен')).toBeVisible()
    expect(path()).toBe('/report-problem/success')
    await user.click(screen.getByRole('button', { name: 'Отворете менюто' }))
    await user.click(await screen.findByRole('button', { name: 'Изход' }))
    await eventually(() => expect([left, readGuest(), readReceipts()]).toEqual([['/'], null, []]))
  },
)
