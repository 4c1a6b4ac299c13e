import { useTranslation } from 'react-i18next'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Ideas } from './Ideas.tsx'
import { Tours } from './Tours.tsx'
import { useIdeas } from './useIdeas.ts'

/** Activities (spec 2.27): the hotel's own ideas, and third-party tours for guests who consent. */
export function Activities() {
  const { t } = useTranslation('activities')
  const { lead, ideas } = useIdeas()
  return (
    <Stack gap={6}>
      <Hero title={t('title')}>{lead !== undefined && <p>{lead}</p>}</Hero>
      <Ideas ideas={ideas} />
      <Tours />
    </Stack>
  )
}
