import { useEffect } from 'react'
import { messageOf, Parts } from './frame/elements.tsx'
import { useBrandColor } from '#src/ui/useBrandColor.ts'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { formatTime } from '#src/lib/time.ts'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import styles from './Desk.module.css'
import { deskApi, statusOf, type Problem } from './deskApi.ts'
import { Direct } from './direct/Direct.tsx'
import { Header, useDeskTab, type DeskTab } from './frame/Header.tsx'
import { Show } from './show/Show.tsx'
import { Staff } from './staff/Staff.tsx'
import { shownName, useTexts } from './texts/texts.ts'

/** Also while the desk is in the background. */
const pollAlways = { pollingInterval: 1500, skipPollingIfUnfocused: false }

/** The desk. It polls the demo, and keeps the last known state while the demo does not answer. */
export function Desk() {
  const { t, language } = useTexts()
  const { data, error, fulfilledTimeStamp } = deskApi.useDeskQuery(undefined, pollAlways)
  const hotel = (data && shownName(data.brand, language)) ?? ''
  const tab = useDeskTab()
  useBrandColor(data?.brand.color)
  const title = hotel === '' ? t('title') : t('of', { title: t('title'), hotel })

  const isLocked = error !== undefined && statusOf(error) === 401
  return (
    <Parts>
      <title>{title}</title>
      <Header desk={isLocked ? undefined : data} tab={tab} />
      <main>
        {isLocked ? (
          <div className={styles.key}>
            <h2>{t('key.title')}</h2>
            <p>{t('key.text')}</p>
          </div>
        ) : (
          <Parts className={classes(styles.page, tab === 'show' && styles.wide)}>
            {error !== undefined && <LostConnection problem={error} lastKnown={fulfilledTimeStamp} />}
            {data === undefined && error === undefined && <p role="status">{t('loading')}</p>}
            {data !== undefined && <Tabs key={data.sandbox} desk={data} tab={tab} />}
          </Parts>
        )}
      </main>
    </Parts>
  )
}

/** The two tabs of the desk in one sandbox. Both stay in the page, so that a draft and a result outlast a look at the other. */
function Tabs({ desk, tab }: { readonly desk: DeskState; readonly tab: DeskTab }) {
  useEffect(() => {
    const section = tab === 'direct' ? document.getElementById(window.location.hash.slice(1)) : null
    section?.closest('details')?.setAttribute('open', '')
    if (section) section.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [tab])
  return (
    <Parts>
      <HostProblems desk={desk} />
      <div hidden={tab !== 'show'}>
        <Show desk={desk} />
      </div>
      <div hidden={tab !== 'direct'}>
        <Direct desk={desk} />
      </div>
    </Parts>
  )
}

/** The staff's screen alone, on a device of its own. */
export function StaffDevice() {
  const { t, language } = useTexts()
  const { data, error, fulfilledTimeStamp } = deskApi.useStaffQuery(undefined, pollAlways)
  useBrandColor(data?.brand.color)
  return (
    <main className={styles.page}>
      <h1>{data === undefined ? t('sections.staff') : shownName(data.brand, language)}</h1>
      {error !== undefined && <LostConnection problem={error} lastKnown={fulfilledTimeStamp} />}
      {data !== undefined && <Staff desk={data} />}
    </main>
  )
}

/** Shown while the demo does not answer: the desk's state may be out of date. `lastKnown` is when the demo last answered. */
function LostConnection({ problem, lastKnown }: { readonly problem: Problem; readonly lastKnown: number | undefined }) {
  const { t } = useTexts()
  return (
    <div className={styles.lost}>
      <Notice tone="danger" live="assertive" title={t('connection.lost')}>
        {lastKnown === undefined
          ? t('connection.never')
          : t('connection.lostHint', { time: formatTime(new Date(lastKnown), HOTEL_TIME_ZONE) })}
        {statusOf(problem) !== undefined && <p>{messageOf(problem, t)}</p>}
      </Notice>
    </div>
  )
}

/** What is wrong with the host: a disk that cannot be written, or no network for phones. */
function HostProblems({ desk: { host, addresses } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  return (
    <>
      {host?.diskFails && (
        <Notice tone="danger" live="assertive" title={t('host.diskTitle')}>
          {t('host.disk')}
        </Notice>
      )}
      {host?.lan && addresses.length === 0 && (
        <Notice tone="warning" live="polite" title={t('host.networkTitle')}>
          {t('host.network')}
        </Notice>
      )}
    </>
  )
}
