import { fieldsOf } from '#src/lib/unknown.ts'

/** Whether a field beside the rows, or one in it, says that there are more rows than these. */
function saysMore([name, value]: readonly [string, unknown], sent: number, depth = 0): boolean {
  const key = name.toLowerCase().replaceAll(/[^a-z]|^(?:is|has)_?/g, '')
  if (/^(?:first|last)$/.test(key) && value === false) return true
  if (/^(?:next|prev)|^(?:more|truncated)$/.test(key)) return Boolean(value)
  if (typeof value === 'object')
    return depth < 4 && Object.entries(fieldsOf(value)).some((field) => saysMore(field, sent, depth + 1))
  if (/^(?:rel|link)$/.test(key)) return typeof value === 'string' && /(?:^|rel="?)(?:next|prev)/.test(value)
  if (/^(?:number|pagenumber|offset)$/.test(key)) return Number(value) > 0
  if (/^(?:total)?pages$|^pagecount$/.test(key)) return Number(value) > 1
  return /^total(?:count|elements|items|records|results|rows)?$|^(?:item|row)?count$/.test(key) && Number(value) > sent
}

/**
 * How many rows a list has, by what its body and its headers say of it; `Infinity` where these are only a part of them, as in one
 * page (Spring's `Page`, `Slice` and `PagedModel`, links to a next page, `X-Total-Count`). `undefined` where the body is no list.
 */
export function listedRows(body: unknown, headers?: Headers): number | undefined {
  const { content: rows, ...own } = Array.isArray(body) ? { content: body as unknown } : fieldsOf(body)
  if (!Array.isArray(rows)) return undefined
  const said = { ...own, link: headers?.get('link'), total: headers?.get('x-total-count') ?? own['total'] }
  return Object.entries(said).some((field) => saysMore(field, rows.length)) ? Infinity : rows.length
}
