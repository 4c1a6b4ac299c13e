import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SpaSession } from '#src/hotel/spa/useSpaFacts.ts'
import { paths } from '#src/navigation/paths.ts'
import { Button, ButtonRow, buttonClass } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { SessionFacts } from './SessionFacts.tsx'

interface RequestSentProps {
  readonly session: SpaSession
  readonly onBack: () => void
}

/**
 * REQUEST_SENT (spec 2.63). No request is sent to the hotel: it is kept on this device (spec 2.79), and the guest is asked to confirm it
 * with the spa.
 */
export function RequestSent({ session, onBack }: RequestSentProps) {
  const { t } = useTranslation(['spaCenter', 'common', 'receipts'])
  return (
    <ScreenLayout title={t('spaCenter:sent.title')} lead={t('spaCenter:sent.text')}>
      <Notice tone="warning">{t('spaCenter:sent.confirm')}</Notice>
      <SessionFacts session={session} />
      <p>
        <span>{t('spaCenter:sent.kept')}</span> <Link to={paths.myStay}>{t('receipts:toMyStay')}</Link>
      </p>
      <ButtonRow>
        <Button variant="secondary" onClick={onBack}>
          {t('spaCenter:back')}
        </Button>
        <Link className={buttonClass('primary')} to={paths.home}>
          {t('common:goHome')}
        </Link>
      </ButtonRow>
    </ScreenLayout>
  )
}
