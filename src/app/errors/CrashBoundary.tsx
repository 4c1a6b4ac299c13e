import { Component, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { isOriginReachable } from '#src/api/connection.ts'
import { paths } from '#src/navigation/paths.ts'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { OfflineError } from './chunkLoadErrors.ts'

interface Props {
  readonly children: ReactNode
  /** Set on the outermost boundary: there is no layout around it, so it renders `main` itself. */
  readonly isWholePage?: boolean
}

/** Shows the crash screen in place of children that throw, until the next navigation. */
export function CrashBoundary(props: Props) {
  const { key } = useLocation()
  return <Boundary {...props} locationKey={key} />
}

interface State {
  readonly locationKey?: string
  readonly crash?: { readonly error: unknown } | undefined
}

class Boundary extends Component<Props & { readonly locationKey: string }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ locationKey }: { readonly locationKey: string }, state: State): State | null {
    return locationKey === state.locationKey ? null : { locationKey, crash: undefined }
  }

  override render() {
    const { children, isWholePage = false } = this.props
    if (this.state.crash === undefined) return children
    const screen = <CrashScreen error={this.state.crash.error} />
    return isWholePage ? <main>{screen}</main> : screen
  }
}

/** Shown when a screen throws or its file cannot be fetched. The layout around it stays. */
function CrashScreen({ error }: { readonly error: unknown }) {
  const { t } = useTranslation(['banners', 'common'])
  const [isTrying, setTrying] = useState(false)
  const [stillOffline, setStillOffline] = useState(false)

  /** A reload is needed because browsers cache the failure of a dynamic import. */
  async function reloadIfReachable(): Promise<void> {
    setTrying(true)
    const answers = await isOriginReachable()
    setStillOffline(!answers)
    setTrying(false)
    if (answers) window.location.reload()
  }

  const reason = error instanceof OfflineError ? 'offline' : 'crash'
  return (
    <ScreenLayout title={t(`banners:${reason}Title`)} lead={t(`banners:${reason}Hint`)}>
      {stillOffline && <Notice tone="warning" live="assertive" title={t('banners:stillOffline')} />}
      <Button variant="primary" disabled={isTrying} onClick={() => void reloadIfReachable()}>
        {t('common:retry')}
      </Button>
      <Link className={buttonClass('secondary')} to={paths.home}>
        {t('common:goHome')}
      </Link>
    </ScreenLayout>
  )
}
