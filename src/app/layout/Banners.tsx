import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfigState, selectOffersRetry } from '#src/config/configSlice.ts'
import { selectSendingHere } from '#src/outbox/receiptsSlice.ts'
import { selectNotice } from '#src/session/session.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useFocusInstead } from '#src/ui/layout/focus.ts'
import { overlayComponent } from '#src/app/start/backgroundLoading.ts'
import { configErrorText, RetryConfig } from '#src/app/start/ConfigGate.tsx'
import type { OutcomeBannersProps } from './OutcomeBanners.tsx'

const OutcomeBanners = overlayComponent((file) => file.OutcomeBanners) // Without it, outcomes still show in the lists.
const SignedOutBanner = overlayComponent((file) => file.SignedOutBanner)

interface Props extends Pick<OutcomeBannersProps, 'onMark'> {
  /** Whether the rest of the app has loaded. */
  readonly isLoaded: boolean
}

/** The app's own notices, shown above every screen. */
export function Banners({ isLoaded, onMark }: Props) {
  const hasEnded = useSelector(selectNotice) !== null
  const sendingHere = useSelector(selectSendingHere)
  // What has happened meanwhile is followed from the first submission on, if that comes before the rest of the app.
  const [first, setFirst] = useState<readonly string[]>([])
  if (first.length === 0 && sendingHere.length > 0) setFirst(sendingHere)
  return (
    <>
      {hasEnded && <SignedOutBanner />}
      {(isLoaded || first.length > 0) && <OutcomeBanners first={first} onMark={onMark} />}
      <ConfigBanner />
    </>
  )
}

/**
 * Shown when the configuration could not be loaded and the app uses a stored or partial one (spec 8.2). Without a network the stored one is
 * all there is, and it is loaded again when the network returns: only the screen below offers to try again.
 */
function ConfigBanner() {
  const { t } = useTranslation(['banners', 'common'])
  const { error, isLastGood } = useSelector(selectConfigState)
  const offersRetry = useSelector(selectOffersRetry)
  const retry = use(RetryConfig)
  const keepFocus = useFocusInstead()
  if (error === null) return null
  const isOffline = error.status === 'network'
  const title = offersRetry ? configErrorText(error) : t('banners:offlineTitle')
  const hintOnline = isLastGood ? t('banners:configBannerLastGood') : t('banners:configBannerHint')
  return (
    <Notice
      tone="warning"
      live="polite"
      title={title}
      action={
        offersRetry && (
          <Button
            variant="secondary"
            onClick={(event) => {
              keepFocus(event)
              retry()
            }}
          >
            {t('common:retry')}
          </Button>
        )
      }
    >
      {isOffline ? t('banners:configBannerOffline') : hintOnline}
    </Notice>
  )
}
