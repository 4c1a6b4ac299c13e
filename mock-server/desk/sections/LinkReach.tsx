import { CopyButton } from '#mock-server/desk/frame/CopyButton.tsx'
import { beginLink, type LinkState } from '#mock-server/desk/link.ts'
import { phoneOrigins } from '#mock-server/desk/phoneOrigins.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import styles from './Form.module.css'
import words from '#mock-server/desk/frame/words.module.css'

interface Props {
  readonly desk: DeskState
  readonly state: LinkState
}

/** Where a link works; and the link of the demo build on the web, which works everywhere, if there is one. */
export function LinkReach({ desk, state }: Props) {
  const { t } = useTexts()
  const { host } = desk
  const isReachable = phoneOrigins(desk).length > 0
  if (host === null)
    return (
      isReachable && (
        <p className={words.hint}>
          {t('host.staticReach')} {t('host.noInnerPages')}
        </p>
      )
    )
  const onTheWeb = host.demoUrl === null ? undefined : beginLink(host.demoUrl, state)
  return (
    <>
      {isReachable && <p className={words.hint}>{t('host.reach')}</p>}
      {onTheWeb !== undefined && (
        <>
          <h3>{t('host.onTheWeb')}</h3>
          <p className={styles.address}>{onTheWeb}</p>
          <CopyButton showLabel text={onTheWeb} label={t('host.copyOnTheWeb')} />
          <p className={words.hint}>{t('host.staticReach')}</p>
        </>
      )}
    </>
  )
}
