import { massages } from '#src/hotel/spa/massages.ts'
import { useSpaDates } from '#src/hotel/spa/useSpaDates.ts'
import { useSpaFacts } from '#src/hotel/spa/useSpaFacts.ts'
import { useSpaRequests } from '#src/outbox/spa-requests/useSpaRequests.ts'
import type { Fact } from '#src/ui/records/record.ts'

/** A massage that the guest asked for, in their language. */
export interface SpaRecord {
  readonly id: string
  readonly title: string
  readonly facts: readonly Fact[]
}

/**
 * The massages that the guest asked for on this device, newest first, without those that the spa does not have, and a function
 * that removes one.
 */
export function useSpaRecords(): { readonly records: readonly SpaRecord[]; readonly remove: (id: string) => void } {
  const { requests, remove } = useSpaRequests()
  const { dateOf } = useSpaDates()
  const factsOf = useSpaFacts()
  const records = requests.flatMap(({ id, massageId, minutes, dateId, time }) => {
    const massage = massages.find((each) => each.id === massageId)
    const option = massage?.options.find((each) => each.minutes === minutes)
    const date = dateOf(dateId)
    if (massage === undefined || option === undefined || date === undefined) return []
    const [name, ...facts] = factsOf({ massage, option, date, time })
    return [{ id, title: name?.value ?? '', facts }]
  })
  return { records: records.reverse(), remove }
}
