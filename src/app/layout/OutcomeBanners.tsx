import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { newVersion, openNewVersion } from '#src/app/start/serviceWorker.ts'
import { useIsNavigationPending } from '#src/navigation/navigation.ts'
import { paths } from '#src/navigation/paths.ts'
import { selectCart } from '#src/cart/cartSlice.ts'
import { outcomeTones, type Receipt } from '#src/outbox/receipt.ts'
import { selectReceipts, selectSendingHere } from '#src/outbox/receiptsSlice.ts'
import { readSubmissionId } from '#src/outbox/useConfirmation.ts'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { kinds } from '#src/outbox/kinds.ts'
import type { Marks } from './MainLinks.tsx'
import styles from './OutcomeBanners.module.css'
import { useStatusNews } from './useStatusNews.ts'

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
 * have changed, which are announced and stand above the bar at the bottom; and a newer version of the app. `first` are the ids in progress when this component was requested;
 * they may settle before it has loaded.
 */
export function OutcomeBanners({ first, onMark }: OutcomeBannersProps) {
  const { t } = useTranslation(['receipts', 'common'])
  const [unseen, markSeen] = useUnseenOutcomes(first)
  const [changed, markStatusSeen] = useStatusNews()
  const hasNews = unseen.length > 0 || changed !== ''
  const hasCart = useSelector(selectCart).length > 0
  useEffect(() => onMark({ [paths.myStay]: hasNews, [paths.roomService]: hasCart }), [onMark, hasNews, hasCart])

  function close(mark: () => void): void {
    mark()
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
          <Button variant="quiet" onClick={() => close(() => markSeen(id))}>
            {t('common:close')}
          </Button>
        </>
      }
    />
  ))
  return (
    <>
      {outcomes}
      <div className={changed ? styles.toast : 'visually-hidden'}>
        <p role="status">{changed}</p>
        {changed && (
          <>
            <Link className={styles.link} to={paths.myStay}>
              {t('receipts:details')}
            </Link>
            <button
              type="button"
              className={styles.close}
              aria-label={t('common:close')}
              onClick={() => close(markStatusSeen)}
            >
              <X aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      <VersionBanner />
    </>
  )
}

/** Whether this screen lists the receipt's outcome. A confirmed rating shows on its own page only: the API has no list of them. */
function lists(pathname: string, { kind, outcome }: Receipt): boolean {
  if (kind === 'rating' && outcome === 'confirmed') return false
  return pathname === kinds[kind].path.list || pathname === paths.myStay
}

/**
 * Receipts of this tab that settled after the guest had left their page and that the guest has not seen since. One counts as
 * seen on its success page and in its list. `first` are the ids to follow from the start. Returns the unseen settled receipts
 * and a function that marks one as seen.
 */
function useUnseenOutcomes(
  first: readonly string[],
): readonly [unseen: readonly Receipt[], markSeen: (id: string) => void] {
  const isLeaving = useIsNavigationPending()
  const { pathname, state } = useLocation()
  const receipts = useSelector(selectReceipts)
  const sendingHere = useSelector(selectSendingHere)
  const [followed, setFollowed] = useState(first)
  const openId = readSubmissionId(state)

  function isSeen(receipt: Receipt): boolean {
    const isItsPage = pathname === kinds[receipt.kind].path.success && receipt.id === openId
    return !isLeaving && !sendingHere.includes(receipt.id) && (isItsPage || lists(pathname, receipt))
  }

  // After the hotel ended the session, `SignedOutBanner` shows the outcome; Log Out removes the receipt.
  const unseenIds = receipts.filter((receipt) => followed.includes(receipt.id) && !isSeen(receipt)).map(({ id }) => id)
  const next = [...new Set([...unseenIds, ...sendingHere])]
  if (next.join() !== followed.join()) setFollowed(next)

  const unseen = receipts.filter(({ id }) => next.includes(id) && !sendingHere.includes(id) && id !== openId)
  return [unseen, (id) => setFollowed(next.filter((each) => each !== id))]
}

/** Offers a newer version of the app that is installed and waits. It is activated on demand or at the next visit. */
function VersionBanner() {
  const { t } = useTranslation(['receipts', 'common'])
  const isOffered = useSyncExternalStore(newVersion.subscribe, newVersion.read, newVersion.read)
  if (!isOffered) return null
  const action = (
    <Button variant="secondary" onClick={() => openNewVersion()}>
      {t('receipts:newVersionOpen')}
    </Button>
  )
  return (
    <Notice tone="info" live="polite" title={t('receipts:newVersionTitle')} action={action}>
      {t('receipts:newVersionHint')}
    </Notice>
  )
}
