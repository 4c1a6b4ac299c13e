import { Refusal } from '#mock-server/handlers/responses.ts'
import { tableNames } from '#mock-server/store/columns.ts'
import type { RowsFile } from '#mock-server/store/rowsFile.ts'
import type { TableName } from '#mock-server/store/tables.ts'

/** It limits itself, and is written after what a guest sent is kept: a refusal there would be a lie. */
const LIMITS_ITSELF: TableName = 'rememberedAnswers'

/** Refuses with 507 to write more than `most` rows of any table; what is on disk stays as it is. */
export function limitRows(file: RowsFile, most: number): RowsFile {
  return {
    read: () => file.read(),
    write(rows, change) {
      const full = tableNames.find((name) => name !== LIMITS_ITSELF && rows[name].length > most)
      if (full !== undefined) {
        throw new Refusal(507, `This hotel is full: it keeps ${most} rows of ${full} at most, until it is reset`)
      }
      file.write(rows, change)
    },
  }
}
