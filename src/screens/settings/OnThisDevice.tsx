import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useConsent } from '#src/analytics/consent.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { display } from '#src/ui/display.ts'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import { opensDialog } from '#src/ui/feedback/Dialog.tsx'
import { whenPrecached, cacheNames, isAmong, storedItems, storedNames } from './deviceStorage.ts'
import styles from './Settings.module.css'
import { WipeDialog } from './WipeDialog.tsx'

/** Lists the data stored on this device, with a button to remove it. */
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
      <p>{t('phoneText')}</p>
      <Card as="ul" flush>
        {storedItems.map((item) => (
          <li key={item.category} className={styles.item}>
            <span>{t(`stored.${item.category}`)}</span>
            <StatusPill tone={isAmong(item, names) ? 'info' : 'neutral'}>
              {isAmong(item, names) ? t('storedNow') : t('nothingStored')}
            </StatusPill>
            <code translate="no" className={styles.keys}>
              {item.keys.join(', ')}
            </code>
          </li>
        ))}
      </Card>
      <div>
        <Button variant="danger" onClick={opensDialog(() => setAsking(true))}>
          {t('wipe.button')}
        </Button>
      </div>
      <WipeDialog open={isAsking} onClose={() => setAsking(false)} reopen={reopen} />
    </Stack>
  )
}
