import type { z } from 'zod'

/** Texts in the formats of the contract; the first that fits is used. */
const texts = [
  'exemplo',
  '0.00',
  '0.0000',
  '2026-11-21T12:00:00.000Z',
  '2026-11-21',
  '1',
  '7d1f3c0e-6c1b-4c52-9d0a-0c8f5f0f6a11',
  'https://trevo.example/',
  'PT',
  'ana@trevo.example',
  'a1'.repeat(32),
  'A'.repeat(43),
  'A1b2C3d4',
  '12:00',
  '+5511912345678',
  '123456',
]
const numbers = [0, 1, 2, 10, 100, 2_000, -1]

/** The parts of Zod's definitions that an example is made from. */
type Definition = {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly element?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly options?: readonly z.ZodType[]
  readonly items?: readonly z.ZodType[]
  readonly left?: z.ZodType
  readonly right?: z.ZodType
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
  readonly keyType?: z.ZodType
  readonly valueType?: z.ZodType
  readonly getter?: () => z.ZodType
}
const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition // of this very library

const firstThatFits = (schema: z.ZodType, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success)
  if (found !== undefined) return found
  const errors = schema.safeParse(candidates[0]).error?.message
  throw new Error(`no example fits: ${errors}`)
}

/** Fields that the site reads as more than a text. */
const byName: Readonly<Record<string, string>> = { currency: 'BRL', currencySymbol: 'R$' }

const fieldOf = (name: string, field: z.ZodType): unknown => {
  const named = byName[name]
  return named !== undefined && field.safeParse(named).success ? named : exampleOf(field)
}

const objectOf = ({ shape = {} }: Definition): unknown =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) =>
      definitionOf(field).type === 'optional' ? [] : [[name, fieldOf(name, field)]],
    ),
  )

const arrayOf = (schema: z.ZodType, { element }: Definition): unknown => {
  if (schema.safeParse([]).success || !element) return []
  const one = exampleOf(element)
  const longer = [1, 2, 3, 4, 5, 6, 10, 20, 100].map((length) => Array.from({ length }, () => one))
  return firstThatFits(schema, longer)
}

const recordOf = (schema: z.ZodType, { keyType, valueType }: Definition): unknown => {
  if (schema.safeParse({}).success || !keyType || !valueType) return {}
  const keys = Object.values(definitionOf(keyType).entries ?? { key: exampleOf(keyType) })
  return Object.fromEntries(keys.map((key) => [String(key), exampleOf(valueType)]))
}

const mergedOf = ({ left, right }: Definition): unknown =>
  Object.assign({}, left && exampleOf(left), right && exampleOf(right))

/**
 * A value that the schema accepts as its input: lists empty and fields left out or null if the schema allows it.
 * @throws if none is found.
 */
export const exampleOf = (schema: z.ZodType): unknown => {
  const definition = definitionOf(schema)
  const { type, innerType, values = [], entries = {}, options = [], items = [] } = definition
  switch (type) {
    case 'string':
    case 'template_literal':
      return firstThatFits(schema, texts)
    case 'number':
      return firstThatFits(schema, numbers)
    case 'bigint':
      return firstThatFits(schema, numbers.map(BigInt))
    case 'boolean':
      return false
    case 'null':
    case 'nullable':
      return null
    case 'optional':
    case 'undefined':
    case 'void':
      return undefined
    case 'literal':
      return values[0]
    case 'enum':
      return Object.values(entries)[0]
    case 'object':
      return objectOf(definition)
    case 'array':
      return arrayOf(schema, definition)
    case 'tuple':
      return items.map(exampleOf)
    case 'record':
      return recordOf(schema, definition)
    case 'union':
      return firstThatFits(schema, options.map(exampleOf))
    case 'intersection':
      return mergedOf(definition)
    case 'any':
    case 'unknown':
      return {}
    case 'pipe':
      return exampleOf(definition.in ?? schema)
    case 'lazy':
      return exampleOf(definition.getter?.() ?? schema)
    default:
      if (innerType) return exampleOf(innerType)
      throw new Error(`no example for the type ${type}`)
  }
}
