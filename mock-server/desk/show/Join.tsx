import { PhoneLinks } from '#mock-server/desk/frame/PhoneLinks.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { beginLink, joinLink } from '#mock-server/desk/link.ts'
import { phoneOrigins } from '#mock-server/desk/phoneOrigins.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import words from '#mock-server/desk/frame/words.module.css'

/** How a phone joins: one code, for the address at which phones most likely reach the demo. */
export function Join({ desk: { sandbox, host, language, ...desk } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const isInBrowser = sandbox === null
  // A phone cannot join a sandbox in this browser: it begins its own.
  const links = phoneOrigins(desk).map((origin) =>
    isInBrowser ? beginLink(origin, language === 'bg' ? {} : { language }) : joinLink(origin, sandbox, language),
  )
  return (
    <Section name="join" lead={links.length > 0 && isInBrowser ? t('sandbox.scanBegin') : null}>
      {links.length === 0 && isInBrowser && <Notice tone="info">{t('sandbox.onlyHereHint')}</Notice>}
      {links.length === 0 && host?.lan === false && (
        <Notice tone="info" title={t('sandbox.noPhones')}>
          {t('sandbox.noPhonesHint')} <code className={words.command}>npm start -- --lan</code>
        </Notice>
      )}
      <PhoneLinks links={links} />
    </Section>
  )
}
