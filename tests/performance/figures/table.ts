/** Rows of cells as lines of text: the first column to the left, figures to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const line = (row: readonly string[]) => {
    return row.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join('  ')
  }
  return rows.map((row) => line(row).trimEnd()).join('\n')
}
