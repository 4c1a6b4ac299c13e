import { readFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '#src/navigation/paths.ts'
import { text } from '#tests/e2e/texts.ts'
import { expect, test } from './fixtures.ts'
import { openSignedIn, orderButton } from './guest.ts'
import { announcedRoles, type Phone } from './phone.ts'

const transcripts = path.resolve(import.meta.dirname, '../integration/transcripts')

/** The lines of a step of a transcript that begin with one of the roles. The simulated screen reader wrote them in jsdom. */
function linesOf(name: string, step: string): string[] {
  const [, section = ''] = readFileSync(path.join(transcripts, `${name}.txt`), 'utf8').split(`## ${step}\n`)
  const [lines = ''] = section.split('\n## ')
  return lines.split('\n').filter((line) => announcedRoles.some((role) => line.startsWith(`${role}, `)))
}

/** Engines differ in the spaces between the parts of a name. */
const withoutSpaces = (line: string) => line.replaceAll(/\s+/g, '')

/** Expects the roles and names of the transcript, in whose lines states and descriptions follow them. */
async function expectAsTranscribed(phone: Phone, name: string, step: string): Promise<void> {
  const lines = linesOf(name, step)
  expect(lines.length).toBeGreaterThan(3)
  await expect(async () => {
    const found = (await phone.announced?.()) ?? []
    const seen = found.map(({ role, name: called }) => withoutSpaces(`${role}, ${called}`))
    const missing = lines
      .map(withoutSpaces)
      .filter((line) => !seen.some((each) => line === each || line.startsWith(`${each},`)))
    expect({ missing, seen }).toEqual({ missing: [], seen })
    expect(seen).toHaveLength(lines.length)
  }).toPass({ timeout: 30_000 })
}

test.describe('the accessibility tree of the engine has what the simulated screen reader reads', () => {
  test('when a guest signs in', async ({ phone, recorder }) => {
    await phone.open(`${recorder.url}${paths.login}`)
    await expectAsTranscribed(phone, 'login.bg', 'The guest reads the page')
  })

  test('when a guest orders, and reads the outcome', async ({ phone, recorder }) => {
    await openSignedIn(phone, recorder.url, paths.roomService)
    await phone.press('button', text('roomService:increase').replace('{{label}}', 'Шопска салата'))
    await phone.press('button', new RegExp(text('roomService:finish')))
    await phone.isAt(paths.finalizeOrder)
    await expectAsTranscribed(phone, 'order.bg', 'reads what was chosen')
    await phone.press('button', orderButton)
    await phone.sees(text('receipts:order.confirmed.title'))
    await expectAsTranscribed(phone, 'order.bg', 'reads the outcome')
  })
})
