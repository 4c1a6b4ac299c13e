import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isHostReachable } from '#src/api/isHostReachable.ts'
import { paths } from '#src/navigation/paths.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Screen } from '#src/ui/layout/Screen.tsx'
import { ChunkLoadError } from './ChunkLoadError.ts'

/** The words for what went wrong: "no connection" only where there was none. */
function wordsFor(error: unknown): 'offline' | 'missing' | 'crash' {
  if (!(error instanceof ChunkLoadError)) return 'crash'
  return error.hostAnswers ? 'missing' : 'offline'
}

/** What a guest sees when a screen breaks or its file cannot be fetched: the frame around it stays, never a blank page. */
export function CrashScreen({ error }: { readonly error: unknown }) {
  const { t } = useTranslation(['boot', 'common'])
  const { retry, isTrying, stillOffline } = useRetry()
  const of = wordsFor(error)
  return (
    <Screen title={t(`boot:${of}Title`)} lead={t(`boot:${of}Hint`)}>
      {stillOffline && <Notice tone="warning" live="assertive" title={t('boot:stillOffline')} />}
      <Button variant="primary" disabled={isTrying} onClick={retry}>
        {t('common:retry')}
      </Button>
      <Link className={buttonClass('secondary')} to={paths.home}>
        {t('common:goHome')}
      </Link>
    </Screen>
  )
}

/** Loads the page again once the network answers: a browser remembers that a file could not be fetched. */
function useRetry() {
  const [isTrying, setTrying] = useState(false)
  const [stillOffline, setStillOffline] = useState(false)

  async function openAgain(): Promise<void> {
    setTrying(true)
    const answers = await isHostReachable()
    setStillOffline(!answers)
    setTrying(false)
    if (answers) window.location.reload()
  }

  return { retry: () => void openAgain(), isTrying, stillOffline }
}
