import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectConfigState } from '#src/config/configSlice.ts'
import { paths } from '#src/navigation/paths.ts'
import { selectInterruptedReceipt, selectSendingHere } from '#src/submissions/receipts/receiptsSlice.ts'
import { noticeDismissed, selectNotice } from '#src/session/session.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { configErrorText } from '#src/app/errors/ConfigErrorScreen.tsx'
import { loadOverlayComponents } from '#src/app/start/finishLoading.ts'
import { useRetryConfig } from '#src/app/start/retryConfig.ts'
import { newVersion, openNewVersion } from '#src/app/start/serviceWorker.ts'
import type { OutcomeBannersProps } from './OutcomeBanners.tsx'

/** Loaded after the first screen. If it cannot be fetched, outcomes still show in the lists. */
const OutcomeBanners = lazy<ComponentType<OutcomeBannersProps>>(async () => {
  const file = await loadOverlayComponents().catch(() => undefined)
  return { default: file?.OutcomeBanners ?? (() => null) }
})

/** The app's own notices, shown above every screen. */
export function Banners({ onNews }: Pick<OutcomeBannersProps, 'onNews'>) {
  return (
    <>
      <SessionBanner />
      <SubmissionBanners onNews={onNews} />
      <ConfigBanner />
      <VersionBanner />
    </>
  )
}

/** Outcomes of this tab's submissions. Loads the component with the first submission. */
function SubmissionBanners({ onNews }: Pick<OutcomeBannersProps, 'onNews'>) {
  const sendingHere = useSelector(selectSendingHere)
  const [first, setFirst] = useState<readonly string[]>([])
  if (first.length === 0 && sendingHere.length > 0) setFirst(sendingHere)
  return (
    first.length > 0 && (
      <Suspense fallback={null}>
        <OutcomeBanners first={first} onNews={onNews} />
      </Suspense>
    )
  )
}

/** Shown when the hotel ended the session: why the guest is signed out, and the outcome of a submission in progress. */
function SessionBanner() {
  const { t } = useTranslation(['banners', 'common'])
  const dispatch = useDispatch()
  const notice = useSelector(selectNotice)
  const outcome = useSelector(selectInterruptedReceipt)?.outcome ?? null
  if (notice === null) return null
  const actions = (
    <>
      <Link className={buttonClass('primary')} to={paths.login}>
        {t('banners:signInAgain')}
      </Link>
      <Button variant="quiet" onClick={() => dispatch(noticeDismissed())}>
        {t('common:close')}
      </Button>
    </>
  )
  return (
    <Notice tone="warning" live="assertive" title={t('banners:signedOutTitle')} action={actions}>
      {outcome === null ? t('banners:signedOutHint') : t(`banners:signedOutWhile.${outcome}`)}
    </Notice>
  )
}

/** Shown when the configuration could not be loaded and the app uses a stored or partial one (spec 8.2). */
function ConfigBanner() {
  const { t } = useTranslation(['banners', 'common'])
  const { error, isLastGood } = useSelector(selectConfigState)
  const retry = useRetryConfig()
  if (error === null) return null
  const isOffline = error.status === 'network'
  const title = isOffline && isLastGood ? t('banners:offlineTitle') : configErrorText(error)
  const hintOnline = isLastGood ? t('banners:configBannerLastGood') : t('banners:configBannerHint')
  return (
    <Notice
      tone="warning"
      live="polite"
      title={title}
      action={
        <Button variant="secondary" onClick={retry}>
          {t('common:retry')}
        </Button>
      }
    >
      {isOffline ? t('banners:configBannerOffline') : hintOnline}
    </Notice>
  )
}

/** Offers a newer version of the app that is installed and waits. It is activated on demand or at the next visit. */
function VersionBanner() {
  const { t } = useTranslation(['banners', 'common'])
  const isOffered = useSyncExternalStore(newVersion.subscribe, newVersion.read, newVersion.read)
  if (!isOffered) return null
  const action = (
    <Button variant="secondary" onClick={() => openNewVersion()}>
      {t('banners:newVersionOpen')}
    </Button>
  )
  return (
    <Notice tone="info" live="polite" title={t('banners:newVersionTitle')} action={action}>
      {t('banners:newVersionHint')}
    </Notice>
  )
}
