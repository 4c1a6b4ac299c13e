import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { reservationList } from '#src/schemas/reservations.ts'
import type { TableRequest } from '#src/outbox/useAskedTables.ts'
import { newestFirst } from './MyReservations.tsx'

const listed = (row: TableRequest['row']): TableRequest => ({ row, asked: undefined, isChanged: false })

function ordered(dates: readonly (string | undefined)[]): (string | undefined)[] {
  const received = parse(
    reservationList,
    dates.map((reservationDate, id) => ({ id, reservationDate })),
  )
  return newestFirst(received.map(listed)).map(({ row }) => row.reservationDate)
}

describe('newestFirst', () => {
  it('sorts by day from newest to oldest, not alphabetically', () => {
    const dates = ['April 9th, 2026', 'March 22nd, 2026', 'December 31st, 2025', 'March 3rd, 2026', 'May 1st, 2026']
    expect(ordered(dates)).toEqual([
      ...['May 1st, 2026', 'April 9th, 2026', 'March 22nd, 2026', 'March 3rd, 2026', 'December 31st, 2025'],
    ])
  })

  it('also sorts ISO dates', () => {
    const dates = ['2026-03-04', 'march 5, 2026', '2026-03-06T19:00:00Z']
    expect(ordered(dates)).toEqual(dates.toReversed())
  })

  it('puts reservations with an unreadable date last, in the order received', () => {
    const dates = ['soon', undefined, 'Brumaire 3rd, 2026', 'March 3rd, 2026', '']
    expect(ordered(dates)).toEqual(['March 3rd, 2026', 'soon', undefined, 'Brumaire 3rd, 2026', undefined])
  })

  it('goes by the day that was asked for where the hotel lists another', () => {
    const dates = ['March 6th, 2026', 'March 5th, 2026'].map((reservationDate, id) => ({ id, reservationDate }))
    const [first, second] = parse(reservationList, dates).map(listed)
    if (first === undefined || second === undefined) throw new Error('Two reservations are expected')
    const asked = { meal: 'Dinner', date: '2026-03-07', time: '20:00' }
    const order = (isChanged: boolean) => newestFirst([first, { ...second, asked, isChanged }]).map(({ row }) => row.id)
    expect(order(true)).toEqual([1, 0])
    expect(order(false)).toEqual([0, 1])
  })
})
