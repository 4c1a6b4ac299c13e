import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#src/lib/languages.ts'
import { openApp, signIn } from '#tests/support/page/openApp.tsx'
import { linesSpokenDuring, readPage } from '#tests/support/page/screenReader.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'

beforeEach(() => {
  localStorage.clear()
  // Fixed, because the transcripts say which services are open now.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00+02:00') })
})
afterEach(() => vi.useRealTimers())

/** One step of a transcript: what the guest did, and the lines that were spoken. */
type Step = readonly [action: string, lines: readonly string[]]

/** Compares the spoken lines with the transcript in `transcripts/`, which `npx vitest -u` rewrites for a review. */
async function expectTranscript(name: string, steps: readonly Step[]): Promise<void> {
  const transcript = steps.map(([action, lines]) => [`## ${action}`, ...lines].join('\n')).join('\n\n')
  await expect(`${transcript}\n`).toMatchFileSnapshot(`./transcripts/${name}.txt`)
}

const press = (user: UserEvent, name: RegExp) => user.click(screen.getByRole('button', { name }))

const loginWords = {
  bg: {
    account: /Номер на гост/,
    room: /Номер на стая/,
    signIn: /^Вход$/,
    failed: /^Не успяхме да потвърдим/,
    missing: /, Въведете/,
  },
  en: {
    account: /Account number/,
    room: /Room number/,
    signIn: /^Sign in$/i,
    failed: /^There was a problem/,
    missing: /, Enter/,
  },
} as const

async function logIn(language: 'bg' | 'en'): Promise<Step[]> {
  localStorage.setItem('companion-language', language satisfies Language)
  const words = loginWords[language]
  const { user } = openApp({ path: '/login' })
  const account = await screen.findByLabelText(words.account)
  const page = await readPage()
  const nothingFilledIn = await linesSpokenDuring(() => press(user, words.signIn), words.missing)
  await user.type(account, '100200')
  await user.type(screen.getByLabelText(words.room), '1')
  await user.click(screen.getByRole('checkbox'))
  await press(user, words.signIn)
  await screen.findByText(words.failed)
  const refused = await readPage()
  await user.clear(screen.getByLabelText(words.room))
  await user.type(screen.getByLabelText(words.room), '305')
  const accepted = await linesSpokenDuring(() => press(user, words.signIn), /^heading/)
  return [
    ['The guest reads the page', page],
    ['presses Sign in before anything is filled in', nothingFilledIn],
    ['signs in with a wrong room, and reads the page again', refused],
    ['signs in', accepted],
  ]
}

describe('a screen reader', () => {
  for (const language of ['bg', 'en'] as const) {
    it(`speaks the transcript of signing in: ${language}`, async () => {
      expectConsole('error', /Login failed: 401/)
      await expectTranscript(`login.${language}`, await logIn(language))
    })
  }

  it('speaks the transcript of ordering room service', async () => {
    const { user } = openApp({ path: '/room-service' })
    await signIn(user)
    const [more] = await screen.findAllByLabelText(/Добавете един брой/)
    if (more === undefined) throw new Error('There is nothing to order')
    const menu = await readPage()
    const chosen = await linesSpokenDuring(() => user.click(more), /1/)
    const finished = await linesSpokenDuring(() => press(user, /Прегледайте поръчката/), /^heading/)
    const check = await readPage()
    const ordered = await linesSpokenDuring(() => press(user, /Поръчайте/), /^heading/)
    await screen.findByText('Поръчката е получена')
    await expectTranscript('order.bg', [
      ['The guest reads the page', menu],
      ['adds the first dish', chosen],
      ['finishes choosing', finished],
      ['reads what was chosen', check],
      ['orders', ordered],
      ['reads the outcome', await readPage()],
    ])
  })

  it('speaks the transcript of reporting a problem', async () => {
    const { user } = openApp({ path: '/report-problem' })
    await signIn(user)
    const message = await screen.findByRole('textbox', { name: /Съобщение/ })
    const form = await readPage()
    await user.click(screen.getByRole('radio', { name: 'Шум' }))
    await user.type(message, 'Музика')
    const sent = await linesSpokenDuring(() => press(user, /Изпратете сигнала/), /^heading/)
    await screen.findByText('Сигналът е получен')
    await expectTranscript('report.bg', [
      ['The guest reads the page', form],
      ['chooses Шум, writes Музика and sends it', sent],
      ['reads the outcome', await readPage()],
    ])
  })
})
