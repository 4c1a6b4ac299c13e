import { afterEach, vi } from 'vitest'
import { failOnConsoleLines } from './quietConsole.ts'

if (Intl.DateTimeFormat().resolvedOptions().timeZone !== 'America/New_York') {
  throw new Error('Tests must run in another time zone than the hotel\u2019s: see TZ in vite.config.ts')
}

failOnConsoleLines()
afterEach(() => void vi.useRealTimers())
