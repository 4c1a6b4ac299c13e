/** Rows in insertion order, turned newest first; of two with the same time, the later inserted comes first. */
export function newestFirst<Row>(rows: readonly Row[], timeOf: (row: Row) => string): Row[] {
  return rows.toReversed().toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
}
