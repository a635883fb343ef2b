import * as fc from 'fast-check'
import { z } from 'zod'

type Node = {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly items?: Node
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Node | boolean
  readonly propertyNames?: Node
}

/** What fields of this name often hold, so that some requests get past the first question. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  'date-time': fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString()),
  date: fc
    .date({ min: new Date('1930-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
}

// An arbitrary of texts lists its alphabet when it is made, which takes milliseconds; the contract has
// few different lengths and patterns.
const remember = <Made>(make: (key: string) => Made) => {
  const made = new Map<string, Made>()
  return (key: string): Made => {
    const known = made.get(key)
    if (known !== undefined) return known
    const one = make(key)
    made.set(key, one)
    return one
  }
}

const matching = remember((pattern): fc.Arbitrary<string> | undefined => {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  } catch {
    return undefined // a pattern that looks ahead
  }
})

const ofLengths = remember((lengths) => {
  const [minLength = 0, maxLength = 0] = lengths.split('-').map(Number)
  return fc.string({ minLength, maxLength, unit: 'grapheme' })
})

const stringOf = (node: Node): fc.Arbitrary<string> => {
  const known = node.format === undefined ? undefined : formats[node.format]
  if (known) return known
  const { minLength = 0, maxLength = minLength + 24 } = node
  const byPattern = node.pattern === undefined ? undefined : matching(node.pattern)
  if (byPattern) {
    return byPattern.map((text) => text.slice(0, node.maxLength).padEnd(minLength, text[0] ?? '1'))
  }
  return ofLengths(`${minLength}-${Math.min(maxLength, minLength + 24)}`)
}

const numberOf = (node: Node): fc.Arbitrary<number> => {
  const low = node.minimum ?? (node.exclusiveMinimum ?? -1) + 1
  const high = node.maximum ?? (node.exclusiveMaximum ?? 1_000_001) - 1
  const min = Math.max(low, Number.MIN_SAFE_INTEGER)
  const max = Math.max(min, Math.min(high, 1_000_000))
  return fc.integer({ min, max })
}

const objectOf = (node: Node, hints: Hints): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties, propertyNames } = node
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const made = fromNode(field, hints)
      const hint = hints[name]
      return [name, hint ? fc.oneof({ arbitrary: hint, weight: 3 }, made) : made]
    }),
  )
  const known = fc.record(model, { requiredKeys: required.filter((name) => name in model) })
  if (typeof additionalProperties !== 'object') return known
  const names = propertyNames?.enum?.map(String)
  const name = names ? fc.constantFrom(...names) : fc.string({ maxLength: 12 })
  const free = fc.dictionary(name, fromNode(additionalProperties, hints), { maxKeys: 3 })
  return fc.tuple(known, free).map(([fixed, more]) => ({ ...more, ...fixed }))
}

const fromNode = (node: Node, hints: Hints): fc.Arbitrary<unknown> => {
  if ('const' in node) return fc.constant(node.const)
  if (node.enum) return fc.constantFrom(...node.enum)
  const choices = node.anyOf ?? node.oneOf
  if (choices) return fc.oneof(...choices.map((one) => fromNode(one, hints)))
  if (node.allOf)
    return fromNode(Object.assign({}, node, { allOf: undefined }, ...node.allOf), hints)
  switch (node.type) {
    case 'string':
      return stringOf(node)
    case 'number':
    case 'integer':
      return numberOf(node)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const { minItems = 0, maxItems = minItems + 3 } = node
      const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }
      return fc.array(node.items ? fromNode(node.items, hints) : fc.jsonValue(), bounds)
    }
    case 'object':
      return objectOf(node, hints)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Values of the schema, as far as JSON Schema can express it; `hints` by the names of fields. */
export const validFor = (schema: z.ZodType, hints: Hints = {}): fc.Arbitrary<unknown> =>
  fromNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, hints) // JSON Schema by definition

const knownNasty = [
  ['', ' ', '0', '-1', '1e309', 'NaN', 'null', 'true', '[]', '{}', '\0', 'ana\0lima'],
  ["';--", "' or '1'='1", '%00', '%', '_', '../..', '\ud800', '🍀', 'ﷺ', '\u202e'],
  ['__proto__', 'constructor', 'toString', '${7*7}', '<script>', '\r\nSet-Cookie: a=b'],
  ['2026-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z'],
  ['9'.repeat(30), '0.00001', '-0', '92233720368547758.08', 'x'.repeat(5_000)],
].flat()

/** What people, scripts and attackers type. */
export const nastyText = fc.oneof(
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 3 },
  {
    arbitrary: fc.constantFrom(...knownNasty),
    weight: 4,
  },
  { arbitrary: fc.uuid(), weight: 1 },
)

/** Anything that JSON can express, and some that it cannot. */
export const garbage = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, 0, -1, 1e21, [], {}, [[]], Number.MAX_SAFE_INTEGER + 2),
  fc.anything({ withNullPrototype: false, maxDepth: 3 }),
)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One thing wrong: a field missing, of another kind, or of nobody's. */
export const nearly = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid, fc.nat(), fc.constantFrom('drop', 'replace', 'add'), garbage, nastyText)
    .map(([value, place, change, other, name]) => {
      if (!isRecord(value)) return other
      const keys = Object.keys(value)
      const key = keys[place % Math.max(1, keys.length)]
      if (change === 'add' || key === undefined) return { ...value, [name || 'more']: other }
      if (change === 'replace') return { ...value, [key]: other }
      return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key))
    })
