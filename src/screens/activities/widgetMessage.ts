/** What the widget's page tells: whether it has come, or how high it is. */
export type WidgetMessage = { readonly state: 'ready' | 'failed' } | { readonly height: number }

const LOWEST = 320
const HIGHEST = 8000

/**
 * Reads a message of the widget's page, `undefined` for anything else. Scripts of a third party run there, so a height is
 * held between bounds.
 */
export function widgetMessage(data: unknown): WidgetMessage | undefined {
  if (typeof data !== 'object' || data === null || !('from' in data) || data.from !== 'activities-widget')
    return undefined
  if ('state' in data && (data.state === 'ready' || data.state === 'failed')) return { state: data.state }
  if (!('height' in data) || typeof data.height !== 'number' || !Number.isFinite(data.height)) return undefined
  return { height: Math.min(HIGHEST, Math.max(LOWEST, Math.round(data.height))) }
}
