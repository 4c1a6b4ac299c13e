import { useState } from 'react'
import { CopyButton } from '#mock-server/desk/frame/CopyButton.tsx'
import { QrCode } from '#mock-server/desk/frame/QrCode.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { beginLink } from '#mock-server/desk/link.ts'
import { guestOrigin, phoneOrigins } from '#mock-server/desk/phoneOrigins.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { pictureIdIn } from '#mock-server/handlers/demo/pictures.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { brandOf, brandOfLink, draftOf } from './brandDraft.ts'
import styles from './Form.module.css'
import { emptyLinkDraft, linkStateOf, type LinkDraft } from './linkDraft.ts'
import { LinkFields } from './LinkFields.tsx'
import { LinkReach } from './LinkReach.tsx'
import words from '#mock-server/desk/frame/words.module.css'

/** Creates a link that begins a demo in a chosen state. */
export function LinkMaker({ desk }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const [draft, setDraft] = useState<LinkDraft>({ ...emptyLinkDraft, language })
  const state = linkStateOf(draft, brandOfLink(brandOf(draftOf(desk.brand))))
  const link = beginLink(guestOrigin(desk), state)
  const hasUploads = [desk.brand.headerImage, desk.brand.logo].some((each) => pictureIdIn(each) !== undefined)
  const isReachable = phoneOrigins(desk).length > 0
  return (
    <Section name="link" folds>
      <LinkFields desk={desk} draft={draft} onChange={setDraft} />
      <div className={styles.link}>
        <h3>{t('link.result')}</h3>
        <p className={styles.address}>{link}</p>
        <CopyButton showLabel text={link} label={t('link.copy')} />
        <p className={words.hint}>{t('link.toTry')}</p>
        {draft.withBrand && hasUploads && <p className={words.hint}>{t('hotel.notInLink')}</p>}
        {isReachable && <QrCode address={link} />}
        {!isReachable && (
          <p className={words.hint}>{desk.sandbox === null ? t('sandbox.onlyHereHint') : t('link.onlyHere')}</p>
        )}
        <LinkReach desk={desk} state={state} />
      </div>
    </Section>
  )
}
