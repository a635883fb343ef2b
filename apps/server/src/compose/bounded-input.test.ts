import { expect, it } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from './all-endpoints.ts'

type Schema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly maxItems?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
}

/** Paths of whole numbers and lists without a limit. */
const unboundedIn = (schema: Schema, path: string): string[] => {
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  const most = schema.maximum ?? schema.exclusiveMaximum ?? Infinity
  const isNamed = schema.const !== undefined || schema.enum !== undefined
  const own = isNumber && !isNamed && most >= Number.MAX_SAFE_INTEGER ? [path] : []
  if (schema.type === 'array' && schema.maxItems === undefined) own.push(`${path}[]`)
  const { additionalProperties: more } = schema
  return [
    ...own,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      unboundedIn(one, `${path}.${name}`),
    ),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) =>
      (all ?? []).flatMap((one) => unboundedIn(one, path)),
    ),
    ...(schema.items ? unboundedIn(schema.items, `${path}[]`) : []),
    ...(typeof more === 'object' ? unboundedIn(more, `${path}.*`) : []),
  ]
}

/** The database's own large numbers. */
const large = new Set(['listCommitments.from'])

it('every number and every list of every call is limited, because the database is too', () => {
  const found = allEndpoints.flatMap(({ name, query, body }) =>
    [query, body].flatMap((part) =>
      part ? unboundedIn(z.toJSONSchema(part, { unrepresentable: 'any' }) as Schema, name) : [],
    ),
  )
  expect(found.filter((path) => !large.has(path))).toEqual([])
})
