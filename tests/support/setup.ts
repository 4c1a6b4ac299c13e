import { keepConsoleQuiet } from './quietConsole.ts'

if (Intl.DateTimeFormat().resolvedOptions().timeZone !== 'America/New_York') {
  throw new Error('Tests run far from the hotel\u2019s time zone, and this one does not: see TZ in vite.config.ts')
}

keepConsoleQuiet()
