import { beginInsteadLink, beginLink, joinLink } from '#mock-server/desk/link.ts'
import { Facts } from '#mock-server/desk/frame/Facts.tsx'
import { PhoneNotes } from '#mock-server/desk/frame/HostNotices.tsx'
import { PhoneLinks } from '#mock-server/desk/frame/PhoneLinks.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { TabLink } from '#mock-server/desk/frame/TabLink.tsx'
import { phoneOrigins } from '#mock-server/desk/phoneOrigins.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { DEFAULT_SANDBOX } from '#mock-server/sandboxes/sandboxId.ts'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ExportImport } from './ExportImport.tsx'
import { ResetButton } from './ResetButton.tsx'
import styles from './Sandbox.module.css'

/** The URLs for phones: they join this sandbox, or begin their own if this one is in a browser. */
function addressesOf({ sandbox, addresses }: DeskState): string[] {
  if (sandbox === null) return addresses.map((origin) => beginLink(origin, {}))
  return addresses.map((origin) => joinLink(origin, sandbox))
}

/** The sandbox: its id, how phones join it, reset, export and import. */
export function Sandbox({ desk }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const isInBrowser = desk.sandbox === null
  const links = addressesOf({ ...desk, addresses: phoneOrigins(desk) })
  const newDemo = desk.sandbox === null ? beginLink('', { language }) : beginInsteadLink({ language }, desk.sandbox)
  function sandboxName(sandbox: string | null): string {
    if (sandbox === null) return t('sandbox.inBrowser')
    return sandbox === DEFAULT_SANDBOX ? t('sandbox.shared') : sandbox.slice(0, 8)
  }
  return (
    <Section name="sandbox" lead={isInBrowser ? t('sandbox.leadInBrowser') : t('sandbox.lead')}>
      <Facts
        facts={[
          { label: t('sandbox.hotel'), value: desk.brand.name },
          { label: t('sandbox.id'), value: sandboxName(desk.sandbox) },
        ]}
      />
      {links.length === 0 && isInBrowser && <Notice tone="info">{t('sandbox.onlyHereHint')}</Notice>}
      {links.length === 0 && desk.host?.lan === false && (
        <Notice tone="info" title={t('sandbox.noPhones')}>
          {t('sandbox.noPhonesHint')} <code className={styles.command}>npm start -- --lan</code>
        </Notice>
      )}
      {links.length > 0 && <p>{isInBrowser ? t('sandbox.scanBegin') : t('sandbox.scan')}</p>}
      <PhoneLinks links={links} />
      <PhoneNotes desk={desk} />
      <div className={styles.way}>
        <TabLink href={newDemo} className={buttonClass('secondary')}>
          {t('sandbox.begin')}
        </TabLink>
        <p className={styles.hint}>{isInBrowser ? t('sandbox.beginHintBrowser') : t('sandbox.beginHint')}</p>
      </div>
      <ResetButton />
      <ExportImport />
    </Section>
  )
}
