import { useState } from 'react'
import { Buttons } from '#mock-server/desk/frame/Buttons.tsx'
import { CopyButton } from '#mock-server/desk/frame/CopyButton.tsx'
import { QrCode } from '#mock-server/desk/frame/QrCode.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { TabLink } from '#mock-server/desk/frame/TabLink.tsx'
import { beginLink } from '#mock-server/desk/link.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { Desk } from '#mock-server/handlers/demo/desk.ts'
import { buttonClass } from '#src/ui/buttonClass.ts'
import { brandOf, draftOf } from './brandDraft.ts'
import styles from './Form.module.css'
import { noWishes, wishesOf, type LinkDraft } from './linkDraft.ts'
import { LinkFields } from './LinkFields.tsx'

/** One address that begins a demo in the state that is filled in here. */
export function LinkMaker({ desk }: { readonly desk: Desk }) {
  const { t, language } = useTexts()
  const [draft, setDraft] = useState<LinkDraft>({ ...noWishes, language })
  const { brand, addresses } = desk
  const [reachable] = addresses
  const link = beginLink(reachable ?? window.location.origin, wishesOf(draft, brandOf(draftOf(brand))))
  return (
    <Section name="link">
      <LinkFields desk={desk} draft={draft} onChange={setDraft} />
      <div className={styles.link}>
        <h3>{t('link.result')}</h3>
        <p className={styles.address}>{link}</p>
        <Buttons>
          <CopyButton wordy text={link} label={t('link.copy')} />
          <TabLink href={link} className={buttonClass('quiet')}>{t('link.try')}</TabLink>
        </Buttons>
        {reachable === undefined ? <p className={styles.hint}>{t('link.onlyHere')}</p> : <QrCode address={link} />}
      </div>
    </Section>
  )
}
