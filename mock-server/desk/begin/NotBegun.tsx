import { beginTexts } from '#mock-server/desk/beginTexts/texts.ts'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'

interface Props {
  readonly state: 'beginning' | 'hostFull' | 'noResponse' | 'noMockServer'
  readonly language: HotelLanguage
  readonly retry: () => void
}

/** What a prospect's page shows until its demo has begun. */
export function NotBegun({ state, language, retry }: Props) {
  const t = beginTexts[language]
  if (state === 'beginning')
    return (
      <p className="frame-loading" role="status">
        {t.beginning}
      </p>
    )
  return (
    <Notice tone="danger" live="assertive" title={t[state]} action={<Button onClick={retry}>{t.tryAgain}</Button>}>
      {t[`${state}Hint`]}
    </Notice>
  )
}
