import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { selectCart } from '#src/cart/cartSlice.ts'
import { outcomeTones } from '#src/outbox/receipt.ts'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { kinds } from '#src/outbox/kinds.ts'
import type { Marks } from './MainLinks.tsx'
import { useStatusNews } from './useStatusNews.ts'
import { useUnseenOutcomes } from './useUnseenOutcomes.ts'
import { VersionBanner } from './VersionBanner.tsx'

/** What `OutcomeBanners` is rendered with. */
export interface OutcomeBannersProps {
  readonly first: readonly string[]
  /**
   * Called with the main links to mark: My stay while there is an outcome or a changed status that the guest has not seen, Order while
   * something is in the cart.
   */
  readonly onMark: (marks: Marks) => void
}

/**
 * What has happened meanwhile: outcomes of submissions whose page the guest has left, because leaving does not stop them; statuses that
 * have changed, which are announced; and a newer version of the app. `first` are the ids in progress when this component was requested;
 * they may settle before it has loaded.
 */
export function OutcomeBanners({ first, onMark }: OutcomeBannersProps) {
  const { t } = useTranslation(['receipts', 'common'])
  const [unseen, markSeen] = useUnseenOutcomes(first)
  const changed = useStatusNews()
  const hasNews = unseen.length > 0 || changed !== ''
  const hasCart = useSelector(selectCart).length > 0
  useEffect(() => onMark({ [paths.myStay]: hasNews, [paths.roomService]: hasCart }), [onMark, hasNews, hasCart])

  function close(id: string): void {
    markSeen(id)
    // The button is about to be removed; keep the focus on the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  const outcomes = unseen.map(({ id, kind, outcome }) => (
    <Notice
      key={id}
      tone={outcomeTones[outcome]}
      live="polite"
      title={t(`receipts:${kind}.${outcome}.title`)}
      action={
        <>
          <Link className={buttonClass('secondary')} to={kinds[kind].path.success} state={{ submissionId: id }}>
            {t('receipts:details')}
          </Link>
          <Button variant="quiet" onClick={() => close(id)}>
            {t('common:close')}
          </Button>
        </>
      }
    />
  ))
  return (
    <>
      {outcomes}
      <p role="status" className="visually-hidden">
        {changed}
      </p>
      <VersionBanner />
    </>
  )
}
