import { useState } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Hint, Outcome, QrCode, Section, TabLink, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { LanguageChoice } from '#mock-server/desk/frame/LanguageChoice.tsx'
import { folder, hotelLink } from '#mock-server/desk/link.ts'
import { download } from '#mock-server/desk/my-hotel/download.ts'
import { useIsUnsaved } from '#mock-server/desk/store.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { addressName } from '#mock-server/handlers/demo/addressName.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import { copyText } from '#src/ui/copyText.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button, ButtonRow, buttonClass } from '#src/ui/forms/Button.tsx'
import styles from './Send.module.css'

/** The hotel as it is now, to send: its file, and the address at which a demo build opens it. */
export function Send({ desk: { brand, host } }: { readonly desk: DeskState }) {
  const { t, language: deskLanguage } = useTexts()
  const [isCopied, setCopied] = useState<boolean>()
  const [language, setLanguage] = useState<HotelLanguage>(deskLanguage)
  const isUnsaved = useIsUnsaved()
  const [readFile, read] = deskApi.useHotelFileMutation()
  const name = addressName(brand.names.en ?? brand.name)
  const site = host === null ? window.location.origin + folder : host.demoUrl
  const address = site === null ? undefined : hotelLink(site, name, language)
  const file = `hotels/${name}.json`

  async function save() {
    const { data } = await readFile()
    // Not indented, since a file that is opened is limited to the size of a body.
    if (data !== undefined) download(`${name}.json`, JSON.stringify(data), 'application/json')
  }

  return (
    <Section name="send">
      {isUnsaved && <Notice tone="warning">{t('send.unsaved')}</Notice>}
      <ButtonRow>
        <TextButton says="send.download" variant="primary" onClick={() => void save()} />
        <TabLink href={`${folder}/__demo/both/?language=${language}`} className={buttonClass('secondary')}>
          {t('send.preview')}
        </TabLink>
      </ButtonRow>
      <Outcome of={read} done={t('send.downloaded', { file: `${name}.json` })} />
      <Hint>{t('send.byMail')}</Hint>
      {address === undefined ? (
        <Hint>{t('send.noSite', { file })}</Hint>
      ) : (
        <>
          <Hint>{t('send.lay', { file })}</Hint>
          <LanguageChoice
            legend={t('send.language')}
            value={language}
            onChange={(next) => {
              setLanguage(next)
              setCopied(undefined)
            }}
          />
          <p className={styles.address}>{address}</p>
          <Button variant="secondary" onClick={() => void copyText(address).then(setCopied)}>
            {t('send.copy')}
          </Button>
          <p role="status">{isCopied !== undefined && t(isCopied ? 'copied' : 'notCopied')}</p>
          <QrCode address={address} />
        </>
      )}
    </Section>
  )
}
