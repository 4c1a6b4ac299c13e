import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useConfiguredName } from '#src/hotel/useConfiguredName.ts'
import { isWebAddress, mapsSearch } from '#src/lib/url.ts'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'

/** The URL for public reviews: the configured one, or a maps search for the hotel's name, or for "hotel" without a name. */
export function useReviewUrl(): string {
  const { mapsReviewUrl } = useConfig()
  const name = useConfiguredName() ?? 'hotel'
  return mapsReviewUrl !== undefined && isWebAddress(mapsReviewUrl) ? mapsReviewUrl : mapsSearch(name)
}

/**
 * Asks a guest who rated above 4 for a public review. Yes opens the maps service in a new tab; both buttons close the dialog
 * (spec 2.58).
 */
export function ReviewPrompt({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation(['leaveRating', 'common'])
  const configured = useConfiguredName()
  const url = useReviewUrl()

  function accept() {
    window.open(url, '_blank', 'noopener')
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('leaveRating:prompt.title')} closeLabel={t('common:close')}>
      <p>
        <Untranslated
          text={t('leaveRating:prompt.text', { hotel: configured ?? t('leaveRating:ourHotel') })}
          part={configured}
        />
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
