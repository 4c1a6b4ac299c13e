import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashScreen } from './CrashScreen.tsx'

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
