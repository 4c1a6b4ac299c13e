import LogOut from 'lucide-react/icons/log-out'
import Luggage from 'lucide-react/icons/luggage'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { loggedOut, selectGuest } from '#src/session/session.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { finishLoading, overlayComponent } from '#src/app/start/backgroundLoading.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './SideMenu.module.css'
import type { Store } from '#src/app/store.ts'
import { wait } from '#src/lib/timeout.ts'

const GuestInformation = overlayComponent((file) => file.GuestInformation) // Without it, the menu has its entries alone.
const LogOutDialog = overlayComponent((file) => file.LogOutDialog)

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The panel on the right: an invitation to sign in, or the guest and the stay; settings, language and Log Out (spec 2.17 to 2.20). */
export function SideMenu({ open, onClose }: Props) {
  const { t } = useTranslation(['frame', 'common'])
  const guest = useSelector(selectGuest)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('frame:menu.title')}
        closeLabel={t('common:close')}
        placement="right"
      >
        {guest === null ? <Invitation onClose={onClose} /> : <GuestInformation guest={guest} />}
        <div className={styles.footer}>
          {guest !== null && (
            <Link to={paths.myStay} className={styles.entry} onClick={onClose}>
              <Luggage aria-hidden="true" />
              <span>{t('frame:menu.myStay')}</span>
            </Link>
          )}
          <Link to={paths.settings} className={styles.entry} onClick={onClose}>
            <Settings aria-hidden="true" />
            <span>{t('frame:menu.settings')}</span>
          </Link>
          <LanguageMenu look="entry" />
          {guest !== null && <LogOutEntry onClose={onClose} onAsk={() => setAsking(true)} />}
        </div>
      </Dialog>
      {isAsking && guest !== null && <LogOutDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function Invitation({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('frame')
  return (
    <section className={styles.invitation}>
      <p>{t('menu.invitation')}</p>
      <Link to={paths.login} className={buttonClass('primary', true)} onClick={onClose}>
        {t('menu.signIn')}
      </Link>
    </section>
  )
}

interface LogOutProps extends Pick<Props, 'onClose'> {
  /** Called where something would be lost. */
  readonly onAsk: () => void
}

/** Log Out waits this long for the rest of the app, which may never finish loading. */
const LOAD_TIMEOUT_MS = 2_000

/** Log Out, at one tap where nothing would be lost. Without the rest of the app it asks with the browser's own dialog. */
function LogOutEntry({ onClose, onAsk }: LogOutProps) {
  const { t, i18n } = useTranslation('frame')
  const dispatch = useDispatch()
  const store = useStore<ReturnType<Store['getState']>>()

  async function logOut(): Promise<void> {
    onClose()
    try {
      const timeout = wait(LOAD_TIMEOUT_MS).then(() => Promise.reject(new Error()))
      const { unsavedWork } = await Promise.race([finishLoading(i18n), timeout])
      if (unsavedWork(store.getState()).length > 0) onAsk()
      else dispatch(loggedOut())
    } catch {
      if (window.confirm(`${t('menu.logOut')}?`)) dispatch(loggedOut())
    }
  }

  return (
    <button type="button" className={styles.entry} onClick={() => void logOut()}>
      <LogOut aria-hidden="true" />
      <span>{t('menu.logOut')}</span>
    </button>
  )
}
