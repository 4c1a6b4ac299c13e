import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import words from './words.module.css'

/** What is wrong with the host: a disk that cannot be written, or no network for phones. */
export function HostProblems({ desk: { host, addresses } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  if (host === null) return null
  return (
    <>
      {host.diskFails && (
        <Notice tone="danger" live="assertive" title={t('host.diskTitle')}>
          {t('host.disk')}
        </Notice>
      )}
      {host.lan && addresses.length === 0 && (
        <Notice tone="warning" live="polite" title={t('host.networkTitle')}>
          {t('host.network')}
        </Notice>
      )}
    </>
  )
}

/** What phones can show, by how they come to the host. */
export function PhoneNotes({ desk: { host, addresses } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  if (host === null || addresses.length === 0) return null
  return <p className={words.hint}>{t('host.http')}</p>
}
