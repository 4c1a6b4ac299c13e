import { useSpaFacts, type SpaSession } from '#src/hotel/spa/useSpaFacts.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts } from '#src/ui/records/Facts.tsx'

/** The details of a massage session: massage, length, date, time and price. */
export function SessionFacts({ session }: { readonly session: SpaSession }) {
  return (
    <Card>
      <Facts facts={useSpaFacts()(session)} />
    </Card>
  )
}
