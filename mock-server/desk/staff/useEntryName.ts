import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import { useAmenityLabel, useProblemLabel } from '#src/hotel/useCategoryLabel.ts'

/** Names an entry in the desk's language: what it is, whose and in which room. */
export function useEntryName(): (entry: BoardEntry) => string {
  const { t } = useTexts()
  const [amenity, problem] = [useAmenityLabel(), useProblemLabel()]
  function what(entry: BoardEntry): string {
    switch (entry.kind) {
      case 'orders':
        return t('staff.order', { number: entry.orderNumber })
      case 'reservations':
        return t('staff.reservation', { count: entry.people })
      case 'amenityRequests':
        return t('staff.request', { what: amenity(entry.category) })
      case 'reports':
        return t('staff.problem', { what: problem(entry.category) })
    }
  }
  return (entry) => `${what(entry)}, ${t('staff.room', { guest: entry.guest.fullName, room: entry.guest.roomNumber })}`
}
