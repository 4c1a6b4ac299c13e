import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

const lists = ['myStay', 'myOrders', 'myReservations', 'reportedProblems', 'amenityRequests'] as const

/** Links to the lists of a signed-in guest. */
export function Lists() {
  const { t } = useTranslation(['notFound', 'frame'])
  return (
    <Stack as="section" gap={3}>
      <h2>{t('notFound:lists')}</h2>
      <Stack as="ul" gap={3}>
        {lists.map((list) => (
          <li key={list}>
            <Link to={paths[list]} className={buttonClass('secondary', true)}>
              {t(`frame:crumbs.${list}`)}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
