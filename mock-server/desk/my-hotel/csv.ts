/** The separator of a table: a tab or semicolon that most lines have, else a comma. */
function separatorOf(text: string): string {
  const lines = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  const isUsual = (separator: string) => lines.filter((line) => line.includes(separator)).length * 2 >= lines.length
  return ['\t', ';'].find(isUsual) ?? ','
}

/** The cells of a table, by RFC 4180, with the separator that Excel has in the language of the computer. A quotation mark within a cell is a part of it. */
export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text)
  const cell = new RegExp(String.raw`"((?:[^"]|"")*)"(?=${separator}|\r?\n|\r|$)|([^${separator}\r\n]*)`, 'y')
  const rows: string[][] = [[]]
  for (let at = 0; at <= text.length;) {
    cell.lastIndex = at
    const [whole = '', quoted, plain = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    at += whole.length
    if (at < text.length && text[at] !== separator) rows.push([])
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return rows
}

/** A table as text, which Excel opens by itself. */
export function writeCsv(rows: readonly (readonly string[])[], separator: string): string {
  const written = (cell: string) => (/["\r\n\t;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return `\uFEFF${rows.map((row) => row.map(written).join(separator)).join('\r\n')}\r\n`
}

/** The text of a file: UTF-8 or UTF-16 as Excel marks them, else UTF-8 if it is that, else the Cyrillic of Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
