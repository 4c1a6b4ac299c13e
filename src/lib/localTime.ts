/** `HH:mm` in the hotel's time zone. An unknown time zone falls back to Sofia's, the default. */
export function localTimeAt(now: Date, timeZone: string): string {
  const digits = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...digits, timeZone }).format(now)
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...digits, timeZone: 'Europe/Sofia' }).format(now)
  }
}
