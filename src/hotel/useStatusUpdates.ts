import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useConfig } from '#src/config/useConfig.ts'
import { savesData } from '#src/ui/photos.tsx'
import type { Id } from '#src/schemas/fields.ts'
import type { HotelRecord } from '#src/ui/records/RecordCard.tsx'

/** Longest wait after failed reads: 16 times the usual one. */
const MAX_DOUBLINGS = 4

/** A factor from 0.8 to 1.2, so that the devices of a hotel do not read at the same moment. */
const jitter = () => 0.8 + Math.random() * 0.4

/** Whether a read failed. RTK Query's `refetch` returns a promise of its result. */
function hasFailed(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'isError' in result && result.isError === true
}

/**
 * Calls `reads` every `statusRefreshSeconds` of the configuration while `isUnfinished`: something on the screen may still change
 * (spec 10.18). The first time is as long after `readAt`, when what is shown was read: at once, where that is long ago. Never while the
 * page is in the background or offline, nor where the guest saves data. After a failed read it waits twice as long.
 */
export function useStatusRefresh(isUnfinished: boolean, reads: readonly (() => unknown)[], readAt?: number): void {
  const { statusRefreshSeconds } = useConfig()
  const readNow = useEffectEvent(() => Promise.all(reads.map((read) => read())))
  const age = useEffectEvent(() => (readAt === undefined ? 0 : Date.now() - readAt))
  const isActive = isUnfinished && statusRefreshSeconds > 0 && !savesData()

  useEffect(() => {
    if (!isActive) return undefined
    let failures = 0
    let hasStopped = false
    let timer: ReturnType<typeof setTimeout>
    const wait = (since = 0) => {
      const time = statusRefreshSeconds * 1000 * jitter() * 2 ** Math.min(failures, MAX_DOUBLINGS)
      timer = setTimeout(() => void refresh(), time - since)
    }
    async function refresh() {
      if (!document.hidden && navigator.onLine) {
        const results = await readNow()
        failures = results.some(hasFailed) ? failures + 1 : 0
      }
      if (!hasStopped) wait()
    }
    wait(age())
    return () => {
      hasStopped = true
      clearTimeout(timer)
    }
  }, [isActive, statusRefreshSeconds])
}

/** A record of which a changed status is announced. */
export interface Watched {
  readonly id: string
  /** The hotel's own status, which does not change with the language. */
  readonly status: string | undefined
  /** Its title and its status, for the guest; empty without a status, which is never announced. */
  readonly text: string
}

/** The rows of a list as records to watch. `kind` tells rows of several lists apart. */
export function watch<Row extends { readonly id: Id; readonly status?: string | undefined }>(
  kind: string,
  rows: readonly Row[],
  toRecord: (row: Row) => HotelRecord,
): Watched[] {
  return rows.map((row) => {
    const id = `${kind} ${row.id}`
    if (row.status === undefined) return { id, status: undefined, text: '' }
    const { title, status } = toRecord(row)
    return { id, status: row.status, text: `${title}: ${status?.text}` }
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
