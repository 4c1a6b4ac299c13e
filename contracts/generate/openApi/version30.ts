import type { Schema } from './components.ts'

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The forms of a schema that OpenAPI 3.0 writes differently. */
function converted(value: Schema): Schema {
  const { type, anyOf, ...rest } = value
  // The alternatives are always an object and `null`.
  if (Array.isArray(anyOf)) return { ...rest, type: 'object', nullable: true, allOf: [anyOf[0]] }
  if (!Array.isArray(type)) return value
  return { ...rest, type: type.find((each) => each !== 'null') as unknown, nullable: true }
}

function convertEach(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertEach)
  if (!isObject(value)) return value
  // Examples are data of the hotel.
  return Object.fromEntries(
    Object.entries(converted(value)).map(([key, each]) => [key, key === 'examples' ? each : convertEach(each)]),
  )
}

/** The same document as OpenAPI 3.0, for tools that do not read 3.1. */
export function toOpenApi30({ openapi: _version, info, ...rest }: Schema): Schema {
  const { summary: _summary, ...others } = info as Schema // written by `openApiDocument`
  const license = { name: 'MIT', url: 'https://opensource.org/license/mit' }
  return { openapi: '3.0.3', info: { ...others, license }, ...(convertEach(rest) as Schema) }
}
