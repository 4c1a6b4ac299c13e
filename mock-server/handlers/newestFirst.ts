/** Sorts rows newest first. Of two with the same time, the one inserted later comes first. */
export function newestFirst<Row>(rows: readonly Row[], timeOf: (row: Row) => string): Row[] {
  return rows.toReversed().toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
}
