import { useEffect, useRef, useState } from 'react'
import type { Id } from '#src/schemas/fields.ts'
import type { HotelRecord } from '#src/ui/records/RecordCard.tsx'

/** A record of which a changed status is announced. */
export interface Watched {
  readonly id: string
  /** The hotel's own status, which does not change with the language. */
  readonly status: string | undefined
  /** Its title and its status, for the guest. */
  readonly text: string
}

/** The rows of a list as records to watch. `kind` tells rows of several lists apart. */
export function watch<Row extends { readonly id: Id; readonly status?: string | undefined }>(
  kind: string,
  rows: readonly Row[],
  toRecord: (row: Row) => HotelRecord,
): Watched[] {
  return rows.map((row) => {
    const { title, status } = toRecord(row)
    return { id: `${kind} ${row.id}`, status: row.status, text: `${title}: ${status?.text}` }
  })
}

/** The records whose status changed with the last reading of their list, as one text, such as `Order 1042: On the way`; empty at first. */
export function useChangedStatus(records: readonly Watched[]): string {
  const before = useRef<ReadonlyMap<string, string | undefined>>(new Map())
  const [text, setText] = useState('')
  const now = JSON.stringify(records) // The list is a new one in each render.
  useEffect(() => {
    const read = JSON.parse(now) as Watched[]
    const changed = read.filter(({ id, status }) => {
      const earlier = before.current.get(id)
      return earlier !== undefined && status !== undefined && earlier !== status
    })
    before.current = new Map([...before.current, ...read.map(({ id, status }) => [id, status] as const)])
    if (changed.length > 0) setText(changed.map((record) => record.text).join('. '))
  }, [now])
  return text
}
