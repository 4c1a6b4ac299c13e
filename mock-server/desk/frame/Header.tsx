import ExternalLink from 'lucide-react/icons/external-link'
import { useState, useSyncExternalStore } from 'react'
import { Outcome, sections, TabLink, TextButton } from './elements.tsx'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { folder, joinLink } from '#mock-server/desk/link.ts'
import { useIsUnsaved, useMayLeave } from '#mock-server/desk/store.ts'
import { deskLanguages, shownName, useTexts } from '#mock-server/desk/texts/texts.ts'
import { presetOf } from '#mock-server/hotel/surroundings.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { formatTime } from '#src/lib/time.ts'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import { languageNames } from '#src/lib/languages.ts'
import { Dialog, opensDialog } from '#src/ui/feedback/Dialog.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ButtonRow } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import ownPicture from '#src/ui/header.svg'
import styles from './Header.module.css'
import { LanguageChoice } from './LanguageChoice.tsx'

/** The two tabs of the desk: what a hotel's owner may see, and what the presenter alone uses. */
const tabs = ['show', 'direct'] as const
export type DeskTab = (typeof tabs)[number]

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

function currentTab(): DeskTab {
  const name = window.location.hash.slice(1)
  return name === 'direct' || sections.some((each) => each === name) ? 'direct' : 'show'
}

/** The tab that the desk's address names: `#direct`, or a section of it; any other address is that of `show`. */
export function useDeskTab(): DeskTab {
  return useSyncExternalStore(subscribe, currentTab)
}

/** The header of the desk: the hotel's name, picture and time, the two tabs, and on Direct what the presenter alone needs. */
export function Header({ desk, tab }: { readonly desk: DeskState | undefined; readonly tab: DeskTab }) {
  const { t, language } = useTexts()
  const isDirect = tab === 'direct'
  const mayLeave = useMayLeave()
  const picture = desk?.brand.headerImage ?? presetOf(desk?.brand.surroundings)?.brand.headerImage
  return (
    <header className={styles.bar}>
      <img src={picture ?? ownPicture} alt="" className={styles.picture} />
      <div className={styles.row}>
        <div className={styles.names}>
          <p className={styles.hotel}>{desk && shownName(desk.brand, language)}</p>
          <h1 tabIndex={-1} className={desk && !isDirect ? 'visually-hidden' : styles.title}>
            {t('title')}
          </h1>
          <p className={styles.time}>{desk && formatTime(new Date(desk.clock.now), HOTEL_TIME_ZONE)}</p>
        </div>
        {desk && (
          <nav aria-label={t('show.tabs.label')} className={styles.tabs}>
            {tabs.map((each) => (
              <a
                key={each}
                href={`#${each}`}
                aria-current={each === tab ? 'page' : undefined}
                onClick={(event) => each !== tab && !mayLeave() && event.preventDefault()}
              >
                {t(`show.tabs.${each}`)}
              </a>
            ))}
          </nav>
        )}
        <div className={styles.tools}>
          {desk && isDirect && (
            <>
              <NextProspect />
              {/* The page at which phones enter: one press for each guest. */}
              <TabLink href={joinLink(folder, '', desk.language ?? language)} className={styles.tool}>
                {t('openApp')}
                <ExternalLink aria-hidden="true" />
              </TabLink>
            </>
          )}
          <Languages />
        </div>
      </div>
    </header>
  )
}

function Languages() {
  const { t, language, choose } = useTexts()
  return (
    <div role="group" aria-label={t('language')} className={styles.languages}>
      {deskLanguages.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => choose(each)}>
          {languageNames[each]}
        </button>
      ))}
    </div>
  )
}

/** Begins the demo again for the next hotel's owner: asks for the language of the phones, and whether the brand stays. */
function NextProspect() {
  const { t, language: deskLanguage } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const [language, setLanguage] = useState<HotelLanguage>(deskLanguage)
  const [keepsBrand, setKeepsBrand] = useState(false)
  const [reset, result] = deskApi.useResetMutation()
  const isUnsaved = useIsUnsaved()

  function ask() {
    result.reset()
    setLanguage(deskLanguage)
    setKeepsBrand(false)
    setAsking(true)
  }

  async function begin() {
    const { error } = await reset({ language, keepsBrand })
    if (error === undefined) setAsking(false)
  }

  return (
    <>
      <button type="button" className={styles.tool} onClick={opensDialog(ask)}>
        {t('show.prospect.button')}
      </button>
      <p role="status" className="visually-hidden">
        {result.isSuccess && t('show.prospect.done')}
      </p>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('show.prospect.title')} closeLabel={t('close')}>
        <p>{t('show.prospect.text')}</p>
        {isUnsaved && !keepsBrand && <Notice tone="warning">{t('hotel.prospectUnsaved')}</Notice>}
        <LanguageChoice legend={t('show.prospect.language')} value={language} onChange={setLanguage} />
        <Checkbox checked={keepsBrand} onChange={({ target }) => setKeepsBrand(target.checked)}>
          {t('show.prospect.keepsBrand')}
        </Checkbox>
        <p role="status">{!keepsBrand && t('show.prospect.brandIsLost')}</p>
        <ButtonRow>
          <TextButton says="cancel" onClick={() => setAsking(false)} />
          <TextButton says="show.prospect.begin" variant="primary" onClick={() => void begin()} />
        </ButtonRow>
        <Outcome of={result} />
      </Dialog>
    </>
  )
}
