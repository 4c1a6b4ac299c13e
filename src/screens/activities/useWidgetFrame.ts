import { useEffect, useState, type RefObject } from 'react'
import { widgetMessage } from './widgetMessage.ts'

/** How long the widget may take to show something. */
const PATIENCE_MS = 15_000

/** The widget: still loading, shown, or not to be had. `height` is what it asked for, if it did. */
export interface WidgetState {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly height: number | undefined
}

/**
 * Follows the widget in a frame by the messages of its page. Only that frame is listened to, and only while it is without
 * an origin of its own, as the sandbox leaves it. Silence for too long is a failure, and so is a phone without a network.
 */
export function useWidgetFrame(frame: RefObject<HTMLIFrameElement | null>): WidgetState {
  const [state, setState] = useState<WidgetState['state']>(() => (navigator.onLine ? 'loading' : 'failed'))
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent<unknown>) {
      if (origin !== 'null' || source === null || source !== frame.current?.contentWindow) return
      const message = widgetMessage(data)
      if (message === undefined) return
      if ('state' in message) setState(message.state)
      else setHeight(message.height)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame])

  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])

  return { state, height }
}
