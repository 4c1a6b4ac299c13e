import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Parts } from '#mock-server/desk/frame/Parts.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { Brand } from '#mock-server/handlers/demo/brand.ts'
import { Mirror } from './Mirror.tsx'
import styles from './Mirror.module.css'

const POLL_MS = 500

interface Props {
  readonly brand: Brand
  /** Whether the desk asks phones for their page now. */
  readonly isOpen: boolean
  /** The number of guest apps that are open. */
  readonly phones: number
}

/** What the phone shows that last did something. */
export function MirrorSection({ brand, isOpen, phones }: Props) {
  const { t } = useTexts()
  const { data } = deskApi.useMirrorQuery(undefined, {
    ...{ pollingInterval: POLL_MS, skipPollingIfUnfocused: false, skip: !isOpen },
  })
  const page = data?.page ?? null
  return (
    <Section name="mirror" lead={null}>
      <Parts>{page !== null && <Mirror page={page} brand={brand} label={t('show.mirror.picture')} />}</Parts>
      {page === null && <p className={styles.none}>{t(phones > 0 ? 'show.mirror.soon' : 'show.mirror.none')}</p>}
    </Section>
  )
}
