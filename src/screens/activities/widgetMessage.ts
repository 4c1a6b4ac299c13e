/** A message of the widget page: its loading state or its height. */
export type WidgetMessage = { readonly state: 'ready' | 'failed' } | { readonly height: number }

const LOWEST = 320
const HIGHEST = 8000

/**
 * Parses a message of the widget page; `undefined` for anything else. The height is clamped because third-party scripts run
 * in that page.
 */
export function widgetMessage(data: unknown): WidgetMessage | undefined {
  if (typeof data !== 'object' || data === null || !('from' in data) || data.from !== 'activities-widget')
    return undefined
  if ('state' in data && (data.state === 'ready' || data.state === 'failed')) return { state: data.state }
  if (!('height' in data) || typeof data.height !== 'number' || !Number.isFinite(data.height)) return undefined
  return { height: Math.min(HIGHEST, Math.max(LOWEST, Math.round(data.height))) }
}
