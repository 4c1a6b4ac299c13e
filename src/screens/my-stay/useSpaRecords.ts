import { useSpaFacts } from '#src/hotel/spa.ts'
import { useSpaRequests } from '#src/outbox/useSpaRequests.ts'
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
  const factsOf = useSpaFacts()
  const records = requests.flatMap(({ id, ...choice }) => {
    const [name, ...facts] = factsOf(choice) ?? []
    return name === undefined ? [] : [{ id, title: name.value, facts }]
  })
  return { records: records.reverse(), remove }
}
