import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Mirror } from './Mirror.tsx'
import styles from './Mirror.module.css'

const POLL_MS = 500

interface Props {
  /** Whether the desk asks phones for their page now. */
  readonly isOpen: boolean
  /** The number of guest apps that are open. */
  readonly phones: number
}

/** What the phone shows that last did something. */
export function MirrorSection({ isOpen, phones }: Props) {
  const { t } = useTexts()
  const { data } = deskApi.useMirrorQuery(undefined, {
    ...{ pollingInterval: POLL_MS, skipPollingIfUnfocused: false, skip: !isOpen },
  })
  const page = data?.page ?? null
  return (
    <Section name="mirror" lead={null}>
      {page !== null && <Mirror page={page} label={t('show.mirror.picture')} />}
      {page === null && <p className={styles.none}>{t(phones > 0 ? 'show.mirror.soon' : 'show.mirror.none')}</p>}
    </Section>
  )
}
