import { fieldsOf } from '#src/lib/json.ts'

/**
 * How many rows a list has, by what its body says of itself: Spring writes one page of a longer list as `Page`, `Slice` or, since
 * Spring Data 3.3, `PagedModel`. At least one more than it sends where the number of the others is unknown; `undefined` where the
 * body is no list.
 */
export function listedRows(body: unknown): number | undefined {
  if (Array.isArray(body)) return body.length
  const { content, page, ...own } = fieldsOf(body)
  if (!Array.isArray(content)) return undefined
  const { first, last, hasNext, totalElements, totalPages, number } = { ...own, ...fieldsOf(page) }
  const isPart = first === false || last === false || hasNext === true || Number(totalPages) > 1 || Number(number) > 0
  return Math.max(content.length + (isPart ? 1 : 0), Number(totalElements) || 0)
}
