import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { noticeDismissed } from '#src/session/session.ts'
import { selectInterruptedReceipt } from '#src/outbox/receiptsSlice.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'

/** Why the guest is signed out, and the outcome of a submission in progress. */
export function SignedOutBanner() {
  const { t } = useTranslation(['banners', 'common'])
  const dispatch = useDispatch()
  const outcome = useSelector(selectInterruptedReceipt)?.outcome ?? null
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
      {outcome === null
        ? t('banners:signedOutHint')
        : t(`banners:signedOutWhile.${outcome === 'received' ? 'confirmed' : outcome}`)}
    </Notice>
  )
}
