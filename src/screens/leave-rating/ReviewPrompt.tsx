import { useTranslation } from 'react-i18next'
import { useConfiguredName } from '#src/hotel/useConfiguredName.ts'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { useMapsReviewUrl } from './mapsReview.ts'

interface ReviewPromptProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Asks a guest who rated above 4 for a public review. Yes opens the maps service in a new tab; both buttons close the dialog
 * (spec 2.58).
 */
export function ReviewPrompt({ open, onClose }: ReviewPromptProps) {
  const { t } = useTranslation(['leaveRating', 'common'])
  const configured = useConfiguredName()
  const hotel = configured ?? t('leaveRating:ourHotel')
  const url = useMapsReviewUrl()

  function accept() {
    window.open(url, '_blank', 'noopener')
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('leaveRating:prompt.title')} closeLabel={t('common:close')}>
      <p>
        <Untranslated text={t('leaveRating:prompt.text', { hotel })} part={configured} />
      </p>
      <ButtonRow>
        <Button variant="secondary" onClick={onClose}>
          {t('leaveRating:prompt.no')}
        </Button>
        <Button onClick={accept}>{t('leaveRating:prompt.yes')}</Button>
      </ButtonRow>
    </Dialog>
  )
}
