import { Children, Component, useEffect, type ComponentProps, type ReactNode } from 'react'
import { renderSVG } from 'uqr'
import { statusOf, type Problem } from '#mock-server/desk/deskApi.ts'
import { deskTexts, hasText, useTexts, type DeskKey, type Say } from '#mock-server/desk/texts/texts.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './elements.module.css'

/** Shows each child. One that throws takes no other away, and is tried again when the state of the demo has changed. */
export function Parts({ className, children }: Pick<ComponentProps<'div'>, 'className' | 'children'>) {
  const { t } = useTexts()
  const failed = (
    <Notice tone="danger" title={t('part.failed')}>
      {t('part.failedHint')}
    </Notice>
  )
  const parts = Children.map(children, (each) => <Part failed={failed}>{each}</Part>)
  return className === undefined ? parts : <div className={className}>{parts}</div>
}

type PartProps = Readonly<{ children: ReactNode; failed: ReactNode }>

class Part extends Component<PartProps, { readonly children?: ReactNode; readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ children }: PartProps, state: Partial<PartProps>) {
    return children === state.children ? null : { children, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}

/** The parts of Direct, in page order. */
export const parts = ['brand', 'send', 'failure', 'clock', 'preflight', 'engineers'] as const

/** The sections that the presenter alone uses. Each has an introduction: the text `<name>.lead`. */
export const sections = [...parts, ...(['faults', 'situations', 'requestLog', 'tables'] as const)] as const

type SectionName = (typeof sections)[number]

interface SectionProps {
  readonly name: SectionName | 'staff'
  /** Beside the heading. */
  readonly tool?: ReactNode
  readonly children: ReactNode
}

export function Section({ name, tool, children }: SectionProps) {
  const { t } = useTexts()
  const own = sections.find((each) => each === name)
  return (
    <Stack as="section" id={name} aria-labelledby={`${name}-title`} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={`${name}-title`}>{t(`sections.${name}`)}</h2>
          {tool}
        </div>
        {own && <Hint>{t(`${own}.lead`)}</Hint>}
      </div>
      {children}
    </Stack>
  )
}

export function Hint(paragraph: Pick<ComponentProps<'p'>, 'id' | 'children'>) {
  return <p className="hint" {...paragraph} />
}

/** The success message is then removed, since the state may have changed again. */
const SUCCESS_SHOWN_MS = 10_000

/** The sentence for a failed call, in the desk's language. */
export function messageOf(problem: Problem, t: Say): string {
  const status = statusOf(problem)
  if (status === undefined) return t('connection.none')
  if ('data' in problem && fieldsOf(problem.data)['field'] === 'hotels') return t('refusals.hotels')
  const code = String(status)
  return hasText(deskTexts.refusals.status, code) ? t(`refusals.status.${code}`) : t('connection.strange', { status })
}

interface OutcomeProps {
  readonly of: { readonly error?: Problem | undefined; readonly isSuccess: boolean; readonly reset: () => void }
  readonly done?: string
  /** Sentences that say more than the usual ones, by status. */
  readonly says?: Readonly<Record<number, string>>
}

/** The outcome of an action: success for a while, an error until the next attempt. */
export function Outcome({ of: { error, isSuccess, reset }, done, says = {} }: OutcomeProps) {
  const { t } = useTexts()
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(reset, SUCCESS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  return (
    <>
      <p role="status" className={styles.done}>
        {isSuccess && done}
      </p>
      {error !== undefined && (
        <Notice tone="danger" live="assertive" title={t('refused')}>
          {says[statusOf(error) ?? 0] ?? messageOf(error, t)}
        </Notice>
      )}
    </>
  )
}

/** A link that opens in a new tab, and announces that to screen readers. */
export function TabLink({ children, ...link }: ComponentProps<'a'>) {
  const { t } = useTexts()
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  )
}

/** A URL as a QR code, dark on light in every theme. */
export function QrCode({ address }: { readonly address: string }) {
  const { t } = useTexts()
  const code = renderSVG(address, { ecc: 'M', border: 4 })
  return (
    <img src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt={t('qr', { address })} className={styles.code} />
  )
}

/** A button with a text of the desk, a secondary one unless it says else. */
export function TextButton({ says, ...button }: ComponentProps<typeof Button> & { readonly says: DeskKey }) {
  const { t } = useTexts()
  return (
    <Button variant="secondary" {...button}>
      {t(says)}
    </Button>
  )
}

type FileButtonProps = Pick<ComponentProps<'input'>, 'accept' | 'aria-describedby'> & {
  readonly label: string
  readonly onFile: (file: File) => void
}

export function FileButton({ label, onFile, ...input }: FileButtonProps) {
  return (
    <label className={classes(buttonClass('secondary'), styles.file)}>
      {label}
      <input
        {...input}
        type="file"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile(file)
          currentTarget.value = '' // so that the same file can be chosen again
        }}
      />
    </label>
  )
}
