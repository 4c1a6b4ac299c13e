import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectConfigState } from '#src/config/configSlice.ts'
import { onReconnect } from '#src/api/connection.ts'
import { ConfigErrorScreen } from '#src/app/errors/ConfigErrorScreen.tsx'
import { useBrandColor } from '#src/ui/useBrandColor.ts'
import { LoadingShell } from './LoadingShell.tsx'
import { useRetryConfig } from './retryConfig.ts'

/** Shows a loading indicator until the runtime configuration arrives, then the screens (spec 1.7, 8.1). */
export function ConfigGate({ children }: { readonly children: ReactNode }) {
  const { ready, loading, error, config } = useSelector(selectConfigState)
  const retry = useRetryConfig()
  useBrandColor(config?.brand?.color)
  const isUnreachable = error?.status === 'network'
  useEffect(
    () => (isUnreachable ? onReconnect(() => retry({ isRepeated: true }), { polls: true }) : undefined),
    [isUnreachable, retry],
  )
  // Deferred, so that the shell stays until the first screen's file has loaded: React shows a fallback for at least 300 ms.
  const isOpen = useDeferredValue(ready)
  if (isOpen) return children
  if (!ready && error !== null && !loading) return <ConfigErrorScreen error={error} onRetry={() => retry()} />
  return <LoadingShell />
}
