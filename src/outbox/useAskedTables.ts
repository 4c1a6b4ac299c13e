import { useConfig } from '#src/config/useConfig.ts'
import { isChangedByHotel, splitMessage, type AskedTable } from '#src/hotel/askedTable.ts'
import type { Reservation } from '#src/schemas/reservations.ts'
import { useSentRows } from './reconcileReceipt.ts'

/** A reservation of the hotel's list. */
export interface TableRequest {
  readonly row: Reservation
  /** What the guest asked for, where that is known: from this device's receipt or the line before the message. */
  readonly asked: AskedTable | undefined
  /** The hotel lists another day or time than was asked for. */
  readonly isChanged: boolean
}

/** What the guest asked for in each reservation of the hotel's list. */
export function useAskedTables(rows: readonly Reservation[]): TableRequest[] {
  const { timeZone } = useConfig()
  const sent = useSentRows('reservation', rows)
  return rows.map((row) => {
    const asked = sent.get(row)?.content ?? splitMessage(row.specialInstructions).asked
    return { row, asked, isChanged: asked !== undefined && isChangedByHotel(asked, row, timeZone) }
  })
}
