import { expect, it } from 'vitest'
import { fromXliff, toXliff } from './exchange.ts'

const english = {
  login: { title: 'Sign in, {{name}} <b>now</b>', hint: { room: 'Your "room" & yours' } },
  cart: { items_one: '{{count}} item', items_other: '{{count}} items' },
}
const bulgarian = { login: { title: 'Вход', hint: { room: 'Вашата стая' } } }

it('texts leave as XLIFF and come back as they are, in each plural form of the language', async () => {
  const written = {
    login: { title: 'Zaloguj się, {{name}} <b>teraz</b>', hint: { room: 'Twój „pokój” & "nasz"' } },
    cart: {
      items_one: 'jedna',
      items_few: '{{count}} pozycje',
      items_many: '{{count}} pozycji',
      items_other: '{{count}} p.',
    },
  }
  const xliff = await toXliff('pl', english, bulgarian, written)
  expect(xliff).toContain('<note>Вашата стая</note>')
  const noProblem = { missing: [], stale: [], broken: [] }
  expect(await fromXliff(xliff, english)).toEqual({ language: 'pl', texts: written, ...noProblem })
})

it('what is missing, stale or broken is named', async () => {
  const written = { login: { title: 'Anmelden, {{nome}} <b>jetzt</b>', hint: { room: 'Ihr Zimmer' } } }
  const xliff = await toXliff('de', english, bulgarian, written)
  const changed = { ...english, login: { ...english.login, hint: { room: 'Your own room' } } }
  expect(await fromXliff(xliff, changed)).toMatchObject({
    missing: ['cart:items_one', 'cart:items_other'],
    stale: ['login:hint.room'],
    broken: ['login:title'],
  })
})

it('a text with tags of XLIFF, which a translation tool may add, is broken', async () => {
  const xliff = await toXliff('de', english, bulgarian, { login: { hint: { room: 'Ihr Zimmer' } } })
  const { broken } = await fromXliff(xliff.replace('Ihr Zimmer', 'Ihr <g id="1">Zimmer</g>'), english)
  expect(broken).toEqual(['login:hint.room'])
})

it('what is not XLIFF, or names no language, is refused', async () => {
  await expect(fromXliff('<html>', english)).rejects.toThrow()
  const xliff = await toXliff('de', english, bulgarian, {})
  for (const name of ['', ' target-language="de-DE"'])
    await expect(fromXliff(xliff.replaceAll(' target-language="de"', name), english)).rejects.toThrow('two letters')
})
