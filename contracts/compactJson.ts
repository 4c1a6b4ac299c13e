const WIDTH = 140

/** JSON in which every object and list that fits in a line stands in one. */
export function compactJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(
    ([key, each]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${compactJson(each, inner)}`,
  )
  return `${isList ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${isList ? ']' : '}'}`
}
