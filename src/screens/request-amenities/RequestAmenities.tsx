import { useTranslation } from 'react-i18next'
import { isCounted, splitQuantity, withQuantity } from '#src/hotel/requestMessage.ts'
import { useAmenityLabel, useCategoryOptions } from '#src/hotel/useLabels.ts'
import { HotelList } from '#src/outbox/HotelList.tsx'
import { useDraft } from '#src/outbox/useDraft.ts'
import { SuccessPage } from '#src/outbox/SuccessPage.tsx'
import { ListLink, ResubmissionNotice, SubmissionForm } from '#src/outbox/SubmissionForm.tsx'
import { useConfirmation } from '#src/outbox/useConfirmation.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import { TextArea } from '#src/ui/forms/Field.tsx'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { pictureFolder } from '#src/ui/photos.tsx'
import { amenityDraft, withCategory, type AmenityDraft } from './amenityDraft.ts'
import styles from './Quantity.module.css'

const emptyRequest: AmenityDraft = { category: '', message: '' }

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
 * Request amenities (spec 2.48). The message is marked as required but may be empty: an inconsistency of the spec (spec 5.6), kept
 * on purpose. A request that was sent already cannot be sent again: `useConfirmation` redirects to its success page.
 */
export function RequestAmenities() {
  const { t } = useTranslation('requestAmenities')
  const labelOf = useAmenityLabel()
  const options = useCategoryOptions('requestCategories', pictures, labelOf)
  const [draft, setDraft, discard] = useDraft('request', emptyRequest, amenityDraft)
  const confirmation = useConfirmation('request')
  const { confirmSubmission, isSending, wasSent } = confirmation
  if (wasSent) return null

  // The hotel may offer other categories since.
  const category = options.some(({ value }) => value === draft.category) ? draft.category : ''
  // A request that was sent without a quantity begins with 1.
  const { quantity = 1, text } = splitQuantity(draft)
  const messageOf = (count: number, own: string) => (isCounted(category) ? withQuantity(count, own) : own)

  function send() {
    if (category === '') return
    const message = messageOf(quantity, text.trim())
    confirmSubmission({ category, message }, { customerMessageRequest: message, status: initialStatus, category })
  }

  return (
    <ScreenLayout title={t('title')}>
      <ResubmissionNotice kind="request" />
      <SubmissionForm
        kind="request"
        send={t('send')}
        missing={category === '' && t('toSend')}
        confirmation={confirmation}
        onSend={send}
        onCancel={discard}
      >
        <RadioGroup
          legend={t('category')}
          name="category"
          required
          disabled={isSending}
          look="tiles"
          options={options}
          value={category}
          onChange={(chosen) => setDraft(withCategory(draft, chosen))}
        />
        {isCounted(category) && (
          <Quantity
            what={labelOf(category)}
            value={quantity}
            onChange={(next) => setDraft({ ...draft, message: messageOf(next, text) })}
            disabled={isSending}
          />
        )}
        <TextArea
          label={t('message')}
          hint={t('messageHint')}
          name="message"
          maxLength={LONGEST}
          required
          readOnly={isSending}
          value={text}
          onChange={(event) => setDraft({ ...draft, message: messageOf(quantity, event.target.value) })}
        />
      </SubmissionForm>
      <div>
        <ListLink list="amenityRequests" variant="quiet" />
      </div>
    </ScreenLayout>
  )
}

interface QuantityProps {
  /** The label of what is counted. */
  readonly what: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly disabled: boolean
}

/** How many towels, or shampoo and soap (spec 2.80). */
function Quantity({ what, value, onChange, disabled }: QuantityProps) {
  const { t } = useTranslation('requestAmenities')
  return (
    <div className={styles.row}>
      <span className={styles.label}>{t('quantity.label')}</span>
      <QuantityStepper
        value={value}
        onChange={onChange}
        min={1}
        disabled={disabled}
        labels={{
          decrease: t('quantity.fewer', { what }),
          increase: t('quantity.more', { what }),
          quantity: t('quantity.of', { what }),
        }}
      />
    </div>
  )
}

/** The success page of every amenity request: its outcome and its content (spec 2.65, 4.8). */
export function RequestSuccess() {
  return <SuccessPage kind="request" list={{ list: 'amenityRequests' }} />
}

/** The guest's amenity requests (spec 2.49). */
export function AmenityRequests() {
  const { t } = useTranslation('frame')
  return (
    <ScreenLayout title={t('crumbs.amenityRequests')}>
      <HotelList kind="request" />
    </ScreenLayout>
  )
}
