import { Children, Component, type ReactNode } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'

interface Props {
  readonly children: ReactNode
}

/** Shows each child. One that throws takes no other away, and is tried again when the state of the demo has changed. */
export function Parts({ children }: Props) {
  return Children.map(children, (each) => <Part>{each}</Part>)
}

class Part extends Component<Props, Partial<Props> & { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ children }: Props, state: Partial<Props>) {
    return children === state.children ? null : { children, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children
  }
}

function Failed() {
  const { t } = useTexts()
  return (
    <Notice tone="danger" title={t('part.failed')}>
      {t('part.failedHint')}
    </Notice>
  )
}
