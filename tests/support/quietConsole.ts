import { afterEach, beforeEach } from 'vitest'

type Level = 'error' | 'warn'

const original = { error: console.error, warn: console.warn }
let said: { level: Level; text: string; where: string | undefined }[] = []
let expected: { level: Level; text: RegExp }[] = []

/** Redux Toolkit's development checks time themselves: this tells of a busy machine, not of the code. */
export const SLOW_MACHINE = /InvariantMiddleware took \d+ms/

function textOf(parts: readonly unknown[]): string {
  return parts.map((part) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part))).join(' ')
}

/** Lets this test write to the console: it must say something that fits `text`, or the test fails. */
export function expectConsole(level: Level, text: RegExp): void {
  expected.push({ level, text })
}

/** Makes an unexpected `console.error` or `console.warn` fail the test that caused it. Called once, by the setup. */
export function keepConsoleQuiet(): void {
  beforeEach(() => {
    for (const level of ['error', 'warn'] as const) {
      console[level] = (...parts: unknown[]) => {
        said.push({ level, text: textOf(parts), where: new Error('said here').stack })
      }
    }
  })

  afterEach(() => {
    Object.assign(console, original)
    const [heard, awaited] = [said, expected]
    said = []
    expected = []
    const fits = (line: { level: Level; text: string }, hope: { level: Level; text: RegExp }) =>
      line.level === hope.level && hope.text.test(line.text)
    const surprise = heard.find((line) => !SLOW_MACHINE.test(line.text) && !awaited.some((hope) => fits(line, hope)))
    if (surprise) throw new Error(`Unexpected console.${surprise.level}: ${surprise.text}\n${surprise.where}`)
    const silence = awaited.find((hope) => !heard.some((line) => fits(line, hope)))
    if (silence) throw new Error(`Expected console.${silence.level} to say ${silence.text}, and it did not`)
  })
}
