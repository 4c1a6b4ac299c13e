import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { deskApi, POLL_MS, type TableRow } from '#mock-server/desk/deskApi.ts'
import { ScrollingTable } from '#mock-server/desk/frame/ScrollingTable.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { TableName } from '#mock-server/store/tables.ts'
import { SelectField } from '#src/ui/forms/SelectField.tsx'

const MAX_ROWS = 100
const alwaysOn = { pollingInterval: POLL_MS, skipPollingIfUnfocused: false }

/** The rows of a table, read-only; where a host serves the desk, also by json-server's router. */
export function Tables({ isServed }: { readonly isServed: boolean }) {
  const { t } = useTexts()
  const [picked, setPicked] = useState<TableName>()
  const tables = deskApi.useTablesQuery()
  const rows = deskApi.useRowsQuery(picked ?? skipToken, alwaysOn)
  const known = tables.data ?? []
  return (
    <Section name="tables" folds>
      <SelectField
        label={t('tables.pick')}
        options={[
          { value: '', label: t('tables.choose') },
          ...known.map(({ name, rows: count }) => ({ value: name, label: t('tables.rows', { name, count }) })),
        ]}
        value={picked ?? ''}
        onChange={({ target }) => setPicked(known.find(({ name }) => name === target.value)?.name)}
      />
      {isServed && picked !== undefined && (
        <p>
          <a href={`/__demo/db/${picked}`} target="_blank" rel="noopener">
            {t('tables.asJson')}
          </a>
        </p>
      )}
      {picked !== undefined && rows.currentData !== undefined && <Rows name={picked} rows={rows.currentData} />}
    </Section>
  )
}

function Rows({ name, rows }: { readonly name: TableName; readonly rows: readonly TableRow[] }) {
  const { t } = useTexts()
  const columns = Object.keys(rows[0] ?? {})
  if (rows.length === 0) return <p>{t('tables.none')}</p>
  return (
    <>
      <ScrollingTable label={t('tables.rows', { name, count: rows.length })}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row) => (
            <tr key={JSON.stringify(row)}>
              {columns.map((column) => (
                <td key={column}>{cell(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {rows.length > MAX_ROWS && <p>{t('tables.more', { number: rows.length - MAX_ROWS })}</p>}
    </>
  )
}

function cell(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
