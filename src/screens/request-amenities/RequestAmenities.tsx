import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAmenityLabel } from '#src/hotel/useLabels.ts'
import { paths } from '#src/navigation/paths.ts'
import { CancelLink } from '#src/outbox/sending/CancelLink.tsx'
import { NothingSent } from '#src/outbox/sending/NothingSent.tsx'
import { ResubmissionNotice } from '#src/outbox/sending/ResubmissionNotice.tsx'
import { useConfirmation } from '#src/outbox/sending/useConfirmation.ts'
import { useDraft } from '#src/outbox/drafts/useDraft.ts'
import { CategoryForm, emptyDraft } from '#src/ui/forms/CategoryForm.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { amenityCategories } from '#src/schemas/requests.ts'
import { pictureFolder } from '#src/ui/ownPictures.ts'
import { bodyOf } from './amenityRequest.ts'
import { Quantity } from './Quantity.tsx'
import { amenityDraft, changed, isCounted, quantityOf, withQuantity, type AmenityDraft } from './quantity.ts'

/** The hotel takes 2,000 characters (spec 5.11), of which the quantity before the message needs some. */
const LONGEST = 1990

const pictures = {
  'Почистване на Стая': `${pictureFolder}category-cleaning.svg`,
  'Нови Кърпи': `${pictureFolder}category-towels.svg`,
  Сешоар: `${pictureFolder}category-hairdryer.svg`,
  'Шампоан и Сапун': `${pictureFolder}category-soap.svg`,
  'Зареждане на Мини Бар': `${pictureFolder}category-minibar.svg`,
  Друго: `${pictureFolder}category-other.svg`,
}

/**
 * Request amenities (spec 2.48). A request that was sent already cannot be sent again: `useConfirmation` redirects to its
 * success page.
 */
export function RequestAmenities() {
  const { t } = useTranslation('requestAmenities')
  const labelOf = useAmenityLabel()
  const [draft, setDraft, discard] = useDraft<AmenityDraft>('request', emptyDraft, amenityDraft)
  const { confirmSubmission, isSending, wasSent, offlinePresses } = useConfirmation('request', paths.requestSuccess)
  const body = bodyOf(draft)
  const { quantity, words } = quantityOf(draft)

  if (wasSent) return null
  return (
    <ScreenLayout title={t('title')} lead={t('lead')}>
      <ResubmissionNotice kind="request" />
      <CategoryForm
        draft={{ ...draft, message: words }}
        onChange={(next) => setDraft(changed(draft, next))}
        categories={amenityCategories.map((value) => ({ value, label: labelOf(value), picture: pictures[value] }))}
        texts={{
          category: t('category'),
          message: t('message'),
          messageHint: t('messageHint'),
          next: t('send'),
          sending: t('sending'),
        }}
        maxLength={LONGEST}
        missing={body === undefined ? t('toSend') : undefined}
        isSending={isSending}
        onNext={() =>
          body && confirmSubmission({ category: body.category, message: body.customerMessageRequest }, body)
        }
        notice={<NothingSent presses={offlinePresses} />}
        cancel={<CancelLink label={t('cancel')} isSending={isSending} onCancel={discard} />}
      >
        {isCounted(draft.category) && (
          <Quantity
            what={labelOf(draft.category)}
            value={quantity}
            onChange={(next) => setDraft({ ...draft, message: withQuantity(next, words) })}
            message={draft.message}
            disabled={isSending}
          />
        )}
      </CategoryForm>
      <div>
        <Link className={buttonClass('quiet')} to={paths.amenityRequests}>
          {t('myRequests')}
        </Link>
      </div>
    </ScreenLayout>
  )
}
