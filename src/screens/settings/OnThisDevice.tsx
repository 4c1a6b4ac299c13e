import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useConsent } from '#src/analytics/consent.ts'
import { UnsavedWork } from '#src/outbox/unsavedWork.tsx'
import { loggedOut, selectIsAuthenticated } from '#src/session/session.ts'
import { DEMO_PROSPECT_KEY, isAmong, storedItems } from '#src/storage/keys.ts'
import { display } from '#src/ui/display.ts'
import { Dialog, opensDialog } from '#src/ui/feedback/Dialog.tsx'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { cacheNames, clearStoredData, storedNames, whenPrecached } from './deviceStorage.ts'
import styles from './Settings.module.css'

/** Says what is stored on this device, under Details by key, with a button to remove it. */
export function OnThisDevice({ reopen }: { readonly reopen: () => void }) {
  const { t } = useTranslation('settings')
  const [isAsking, setAsking] = useState(false)
  const [caches, setCaches] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () => void cacheNames().then(setCaches)
    look()
    void whenPrecached()?.then(look)
  }, [])
  // Subscribes to settings and consent: a change is stored immediately and must update this list.
  useSyncExternalStore(display.subscribe, display.read)
  useConsent()
  const names = [...storedNames(), ...caches]
  return (
    <Stack as="section" aria-labelledby="on-this-phone">
      <h2 id="on-this-phone">{t('phone')}</h2>
      <Stack gap={2}>
        <p>{t('phoneText')}</p>
        <ul className={styles.inShort}>
          {(['session', 'yours', 'hotel', 'choices'] as const).map((each) => (
            <li key={each}>{t(`inShort.${each}`)}</li>
          ))}
        </ul>
        <p>{t('atLogOut')}</p>
      </Stack>
      <details>
        <summary className="fold">{t('details')}</summary>
        <Card as="ul" flush>
          {storedItems.map(({ text, keys }) => {
            const isStored = names.some((name) => isAmong(keys, name))
            return (
              <li key={text} className={styles.item}>
                <span>{t(`stored.${text}`)}</span>
                <StatusPill tone={isStored ? 'info' : 'neutral'}>
                  {isStored ? t('storedNow') : t('nothingStored')}
                </StatusPill>
                <code translate="no" className={styles.keys}>
                  {keys.filter((key) => __DEMO__ || key !== DEMO_PROSPECT_KEY).join(', ')}
                </code>
              </li>
            )
          })}
        </Card>
      </details>
      <div>
        <Button variant="danger" onClick={opensDialog(() => setAsking(true))}>
          {t('wipe.button')}
        </Button>
      </div>
      <WipeDialog open={isAsking} onClose={() => setAsking(false)} reopen={reopen} />
    </Stack>
  )
}

interface WipeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Reloads the app, so that no data remains in memory. */
  readonly reopen: () => void
}

/**
 * Explains the removal, names unsent or unconfirmed data that would be lost, and removes it. The guest stays signed in unless
 * they choose to sign out.
 */
function WipeDialog({ open, onClose, reopen }: WipeDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const dispatch = useDispatch()
  const isSignedIn = useSelector(selectIsAuthenticated)
  const [signsOut, setSignsOut] = useState(false)

  function wipe() {
    clearStoredData()
    if (signsOut) dispatch(loggedOut())
    else reopen()
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('settings:wipe.title')} closeLabel={t('common:close')}>
      <p>{t('settings:wipe.text')}</p>
      <UnsavedWork />
      {isSignedIn && (
        <Checkbox
          checked={signsOut}
          onChange={({ target }) => setSignsOut(target.checked)}
          hint={t('settings:wipe.stays')}
        >
          {t('settings:wipe.signOut')}
        </Checkbox>
      )}
      <ButtonRow>
        <Button variant="secondary" onClick={onClose}>
          {t('settings:wipe.cancel')}
        </Button>
        <Button variant="danger" onClick={wipe}>
          {t('settings:wipe.confirm')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
