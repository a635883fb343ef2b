/** JSON Schema of an input, as zod writes it. */
export type InputSchema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly items?: InputSchema
  readonly anyOf?: readonly InputSchema[]
  readonly oneOf?: readonly InputSchema[]
  readonly allOf?: readonly InputSchema[]
}

const sizeOf = (value: unknown): number => JSON.stringify(value ?? null).length

const largestText = ({ format, pattern = '', maxLength }: InputSchema, bytesMax: number) => {
  if (format === 'uuid') return '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  const letter = /\\d|0-9/.test(pattern) && !/a-z/i.test(pattern) ? '1' : 'a'
  return letter.repeat(Math.max(0, Math.min(maxLength ?? bytesMax, bytesMax)))
}

/**
 * The largest value that a schema accepts, within `bytesMax` bytes of JSON: the longest texts, the
 * longest lists, every property, the longest of several alternatives. Patterns and rules beyond the
 * schema are ignored.
 */
export const largestInput = (schema: InputSchema, bytesMax: number): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.at(-1)
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) {
    const values = kinds.map((kind) => largestInput(kind, bytesMax))
    return values.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
  }
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => largestInput(part, bytesMax)))
  }
  if (schema.properties) {
    const names = Object.entries(schema.properties)
    const each = Math.floor(bytesMax / Math.max(1, names.length)) - 20
    return Object.fromEntries(names.map(([name, one]) => [name, largestInput(one, each)]))
  }
  if (schema.type === 'array' || schema.items) {
    const entry = largestInput(schema.items ?? {}, Math.min(bytesMax, 200))
    const length = Math.min(schema.maxItems ?? Infinity, Math.floor(bytesMax / (sizeOf(entry) + 1)))
    return Array.from({ length: Math.max(0, length) }, () => entry)
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.min(schema.maximum ?? 1e6, 1e9)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return largestText(schema, bytesMax)
}
