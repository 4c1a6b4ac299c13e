import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { beginLink } from '#mock-server/desk/link.ts'
import { ExportImport } from '#mock-server/desk/sections/ExportImport.tsx'
import styles from '#mock-server/desk/sections/Sandbox.module.css'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { leaveAction } from '#mock-server/sandboxes/leaveAction.ts'
import { DEFAULT_SANDBOX } from '#mock-server/sandboxes/sandboxId.ts'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { opensDialog } from '#src/ui/feedback/opensDialog.ts'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Facts } from './Facts.tsx'
import header from './Header.module.css'
import { TabLink } from './TabLink.tsx'
import words from './words.module.css'

/** What is seldom needed: the number of this demo, another demo, and this one as a file. */
export function More({ desk: { sandbox } }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const newDemo = beginLink('', { language })
  function sandboxName(): string {
    if (sandbox === null) return t('sandbox.inBrowser')
    return sandbox === DEFAULT_SANDBOX ? t('sandbox.shared') : sandbox.slice(0, 8)
  }
  return (
    <>
      <button
        type="button"
        className={header.tool}
        aria-label={t('show.more')}
        onClick={opensDialog(() => setOpen(true))}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('show.more')} closeLabel={t('close')}>
        <Facts facts={[{ label: t('sandbox.id'), value: sandboxName() }]} />
        <div className={styles.way}>
          {sandbox === null ? (
            <TabLink href={newDemo} className={buttonClass('secondary')}>
              {t('sandbox.begin')}
            </TabLink>
          ) : (
            // The browser leaves its demo without a question.
            <form method="post" action={leaveAction(newDemo)} target="_blank" rel="noopener">
              <button type="submit" className={buttonClass('secondary')}>
                {t('sandbox.begin')}
                <span className="visually-hidden"> ({t('newTab')})</span>
              </button>
            </form>
          )}
          <p className={words.hint}>{sandbox === null ? t('sandbox.beginHintBrowser') : t('sandbox.beginHint')}</p>
        </div>
        <ExportImport />
      </Dialog>
    </>
  )
}
