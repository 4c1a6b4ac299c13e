import { useEffect } from 'react'
import { Desk } from './Desk.tsx'
import styles from './Desk.module.css'
import { POLL_MS, deskApi } from './deskApi.ts'
import { Header } from './frame/Header.tsx'
import { HostProblems } from './frame/HostNotices.tsx'
import { KeyScreen } from './frame/KeyScreen.tsx'
import { LostConnection } from './frame/LostConnection.tsx'
import { Parts } from './frame/Parts.tsx'
import { useFace } from './frame/useFace.ts'
import { shownName } from './shownName.ts'
import { useTexts } from './texts/texts.ts'
import { useBrandColor } from './frame/useBrandColor.ts'

const pollAlways = { pollingInterval: POLL_MS, skipPollingIfUnfocused: false }

/** The desk. It polls the demo, and keeps the last known state while the demo does not answer. */
export function DeskPage() {
  const { t, language } = useTexts()
  const { data, error, fulfilledTimeStamp } = deskApi.useDeskQuery(undefined, pollAlways)
  const hotel = (data && shownName(data.brand, language)) ?? ''
  const face = useFace()
  useBrandColor(data?.brand.color)
  const title = hotel === '' ? t('title') : t('of', { title: t('title'), hotel })
  useEffect(() => {
    document.title = title
  }, [title])

  if (error !== undefined && 'status' in error && error.status === 401) {
    return (
      <>
        <Header desk={undefined} face={face} />
        <KeyScreen />
      </>
    )
  }
  return (
    <Parts>
      <Header desk={data} face={face} />
      <main className={styles.page}>
        <Parts>
          {error !== undefined && <LostConnection problem={error} lastKnown={fulfilledTimeStamp} />}
          {data === undefined && error === undefined && <p role="status">{t('loading')}</p>}
          {data !== undefined && <HostProblems desk={data} />}
          {data !== undefined && <Desk desk={data} face={face} />}
        </Parts>
      </main>
    </Parts>
  )
}
