import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfigState } from '#src/config/configSlice.ts'
import { selectSendingHere } from '#src/outbox/receiptsSlice.ts'
import { selectNotice } from '#src/session/session.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { configErrorText } from '#src/app/errors/ConfigErrorScreen.tsx'
import { overlayComponent } from '#src/app/start/backgroundLoading.ts'
import { useRetryConfig } from '#src/app/start/ConfigGate.tsx'
import type { OutcomeBannersProps } from './OutcomeBanners.tsx'

const OutcomeBanners = overlayComponent('OutcomeBanners') // Without it, outcomes still show in the lists.
const SignedOutBanner = overlayComponent('SignedOutBanner')

interface Props extends Pick<OutcomeBannersProps, 'onMark'> {
  /** Whether the rest of the app has loaded. */
  readonly isLoaded: boolean
}

/** The app's own notices, shown above every screen. */
export function Banners({ isLoaded, onMark }: Props) {
  return (
    <>
      <SessionBanner />
      <NewsBanners isLoaded={isLoaded} onMark={onMark} />
      <ConfigBanner />
    </>
  )
}

/** What has happened meanwhile. Loads the component with the first submission, if that comes before the rest of the app. */
function NewsBanners({ isLoaded, onMark }: Props) {
  const sendingHere = useSelector(selectSendingHere)
  const [first, setFirst] = useState<readonly string[]>([])
  if (first.length === 0 && sendingHere.length > 0) setFirst(sendingHere)
  return (
    (isLoaded || first.length > 0) && (
      <Suspense fallback={null}>
        <OutcomeBanners first={first} onMark={onMark} />
      </Suspense>
    )
  )
}

/** Shown when the hotel ended the session. */
function SessionBanner() {
  const notice = useSelector(selectNotice)
  return (
    notice !== null && (
      <Suspense fallback={null}>
        <SignedOutBanner />
      </Suspense>
    )
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
        <Button variant="secondary" onClick={() => retry()}>
          {t('common:retry')}
        </Button>
      }
    >
      {isOffline ? t('banners:configBannerOffline') : hintOnline}
    </Notice>
  )
}
