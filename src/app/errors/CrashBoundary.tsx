import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashScreen } from './CrashScreen.tsx'

interface Props {
  readonly children: ReactNode
  /** Nothing is left around the screen that breaks, not even the page's `main`. */
  readonly isWholePage?: boolean
}

/** Shows the crash screen in place of what breaks inside, until the guest goes elsewhere. */
export function CrashBoundary(props: Props) {
  const { key } = useLocation()
  return <Boundary {...props} visit={key} />
}

interface State {
  readonly visit?: string
  readonly crash?: { readonly error: unknown } | undefined
}

class Boundary extends Component<Props & { readonly visit: string }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ visit }: { readonly visit: string }, state: State): State | null {
    return visit === state.visit ? null : { visit, crash: undefined }
  }

  override render() {
    const { children, isWholePage = false } = this.props
    if (this.state.crash === undefined) return children
    const screen = <CrashScreen error={this.state.crash.error} />
    return isWholePage ? <main>{screen}</main> : screen
  }
}
