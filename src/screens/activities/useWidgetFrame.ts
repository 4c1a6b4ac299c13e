import { useEffect, useState, type RefObject } from 'react'
import { widgetMessage } from './widgetMessage.ts'

/** How long to wait for the widget's first message. */
const PATIENCE_MS = 15_000

/** `height` is the height that the widget page requested, if any. */
export interface WidgetState {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly height: number | undefined
}

/**
 * Tracks the widget's state through the messages of its page. Accepts messages only from that frame and only with the opaque
 * origin that the sandbox gives it. A timeout counts as a failure, and so does being offline.
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
