import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'

const lists = ['myStay', 'myOrders', 'myReservations', 'reportedProblems', 'amenityRequests'] as const

/** Links to the lists of a signed-in guest, except `but`, which is linked elsewhere on the page. */
export function Lists({ but }: { readonly but: (typeof lists)[number] | undefined }) {
  const { t } = useTranslation(['notFound', 'frame'])
  return (
    <Stack as="section" gap={3}>
      <h2>{t('notFound:lists')}</h2>
      <Stack as="ul" gap={3}>
        {lists
          .filter((list) => list !== but)
          .map((list) => (
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
