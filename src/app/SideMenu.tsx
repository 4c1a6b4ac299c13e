import LogOut from 'lucide-react/icons/log-out'
import Luggage from 'lucide-react/icons/luggage'
import Settings from 'lucide-react/icons/settings'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { loggedOut, selectGuest } from '#src/session/session.ts'
import { buttonClass } from '#src/ui/buttonClass.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { GuestInformation } from './GuestInformation.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './SideMenu.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The panel on the right: an invitation to sign in, or the guest and the stay; settings, language and Log Out (spec 2). */
export function SideMenu({ open, onClose }: Props) {
  const { t } = useTranslation(['frame', 'common'])
  const guest = useSelector(selectGuest)
  return (
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
            {t('frame:menu.myStay')}
          </Link>
        )}
        <Link to={paths.settings} className={styles.entry} onClick={onClose}>
          <Settings aria-hidden="true" />
          {t('frame:menu.settings')}
        </Link>
        <LanguageMenu look="entry" />
        {guest !== null && <LogOutEntry onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function Invitation({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('frame')
  return (
    <section className={styles.invitation}>
      <span aria-hidden="true" className={styles.window} />
      <p>{t('menu.invitation')}</p>
      <Link to={paths.login} className={buttonClass('primary', true)} onClick={onClose}>
        {t('menu.signIn')}
      </Link>
    </section>
  )
}

function LogOutEntry({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('frame')
  const dispatch = useDispatch()
  return (
    <button
      type="button"
      className={styles.entry}
      onClick={() => {
        onClose()
        dispatch(loggedOut())
      }}
    >
      <LogOut aria-hidden="true" />
      {t('menu.logOut')}
    </button>
  )
}
