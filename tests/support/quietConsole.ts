import { afterEach, beforeEach } from 'vitest'

type Level = 'error' | 'warn'

const original = { error: console.error, warn: console.warn }
let lines: { level: Level; text: string; stack: string | undefined }[] = []
let expected: { level: Level; text: RegExp }[] = []

/** Redux Toolkit's development checks measure their duration: this warning depends on the machine, not on the code. */
export const SLOW_MACHINE = /InvariantMiddleware took \d+ms/

function textOf(parts: readonly unknown[]): string {
  return parts.map((part) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part))).join(' ')
}

/** Expects a console line that matches `text` in this test, which fails without it. */
export function expectConsole(level: Level, text: RegExp): void {
  expected.push({ level, text })
}

/** Makes an unexpected `console.error` or `console.warn` fail the test that caused it. Called once, by the setup. */
export function failOnConsoleLines(): void {
  beforeEach(() => {
    for (const level of ['error', 'warn'] as const) {
      console[level] = (...parts: unknown[]) => {
        lines.push({ level, text: textOf(parts), stack: new Error('logged here').stack })
      }
    }
  })

  afterEach(() => {
    Object.assign(console, original)
    const [logged, awaited] = [lines, expected]
    lines = []
    expected = []
    const matches = (line: { level: Level; text: string }, each: { level: Level; text: RegExp }) =>
      line.level === each.level && each.text.test(line.text)
    const unexpected = logged.find(
      (line) => !SLOW_MACHINE.test(line.text) && !awaited.some((each) => matches(line, each)),
    )
    if (unexpected) throw new Error(`Unexpected console.${unexpected.level}: ${unexpected.text}\n${unexpected.stack}`)
    const missing = awaited.find((each) => !logged.some((line) => matches(line, each)))
    if (missing) throw new Error(`No console.${missing.level} matched ${missing.text}`)
  })
}
