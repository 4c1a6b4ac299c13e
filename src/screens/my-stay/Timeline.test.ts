import { describe, expect, it } from 'vitest'
import type { When } from '#src/hotel/hotelClock.ts'
import type { ListedKind, Row } from '#src/outbox/kinds.ts'
import { rowViewOf } from '#src/outbox/kindViews.tsx'
import { stayDays } from './Timeline.tsx'
import type { Entry } from './useEntries.ts'

interface Dated {
  readonly key: string
  readonly when: (timeZone: string) => When | undefined
}

function entry<K extends ListedKind>(kind: K, row: Row<K>): Dated {
  return { key: String(row.id), when: (timeZone) => rowViewOf(kind).receivedAt(row, timeZone) }
}
const order = (id: string, reservationDate?: string) => entry('order', { id, reservationDate })
const table = (id: string, reservationDate?: string, reservationTime?: string) =>
  entry('reservation', { id, reservationDate, reservationTime })
const request = (id: string, createdTime?: string, reservationDate?: string) =>
  entry('request', { id, createdTime, reservationDate })
const problem = (id: string, createdTime: string) => entry('problem', { id, createdTime })

/** Each day with its entries. */
function shown(dated: readonly Dated[], timeZone = 'Europe/Sofia') {
  const entries = dated.map(({ key, when }): Entry => ({
    kind: 'order',
    key,
    when: when(timeZone),
    record: { title: '', facts: [] },
  }))
  return stayDays(entries).map(({ day, entries: ofDay }) => [day, ofDay.map(({ key }) => key).join(' ')])
}

describe('stayDays', () => {
  it('puts entries without a time first in the order received, then the latest time', () => {
    const entries = [
      request('towels', '2026-03-05T07:05:00Z'),
      table('late', 'March 5th, 2026', 'late'),
      table('breakfast', 'March 5th, 2026', '9:10'),
      order('second', 'March 5th, 2026'),
      problem('noise', '2026-03-05T20:00:00.250Z'),
      order('first', 'March 5th, 2026'),
      request('soap', '2026-03-05T20:00:00.500Z'),
      table('dinner', 'March 5th, 2026', '20:00'),
    ]
    expect(shown(entries)).toEqual([['2026-03-05', 'late second first soap noise dinner breakfast towels']])
  })

  it('puts entries without a readable date last', () => {
    const entries = [order('undated'), table('unreadable', 'soon', '19:00'), order('soup', 'March 5th, 2026')]
    expect(shown(entries)).toEqual([
      ['2026-03-05', 'soup'],
      [undefined, 'undated unreadable'],
    ])
  })

  it('assigns days in the hotel’s time zone', () => {
    const entries = [request('night', '2026-03-05T23:30:00Z'), problem('evening', '2026-03-05T21:30:00Z')]
    expect(shown(entries)).toEqual([
      ['2026-03-06', 'night'],
      ['2026-03-05', 'evening'],
    ])
    expect(shown(entries, 'America/New_York')).toEqual([['2026-03-05', 'night evening']])
  })
})
