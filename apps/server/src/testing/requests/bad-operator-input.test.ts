import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { giveFreeRounds } from '@trevo/contract/ops/giving/free-round-gifts.ts'
import { grantStaffRole } from '@trevo/contract/ops/staff/people.ts'
import { isInCentavos } from '@trevo/contract/shapes.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../../compose/all-endpoints.ts'

type Node = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: Node | boolean
}

type Field = { readonly path: string; readonly node: Node }

const schemaOf = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node // JSON Schema by definition

/** Every text of a schema with the names that lead to it. */
const textsIn = (node: Node, path = ''): Field[] => [
  ...(node.type === 'string' ? [{ path, node }] : []),
  ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap((one) =>
    textsIn(one, path),
  ),
  ...Object.entries(node.properties ?? {}).flatMap(([name, one]) =>
    textsIn(one, path === '' ? name : `${path}.${name}`),
  ),
  ...(node.items ? textsIn(node.items, `${path}[]`) : []),
  ...(typeof node.additionalProperties === 'object'
    ? textsIn(node.additionalProperties, `${path}.*`)
    : []),
]

const ofOperators = (allEndpoints as readonly EndpointSpec[]).filter(
  ({ family, auth }) => family === 'ops' && auth === 'operator',
)
const acts = ofOperators.filter(({ method }) => method !== 'GET')
const lists = ofOperators.filter(({ method, query }) => method === 'GET' && query)

const takes = ({ pattern = '' }: Node, text: string): boolean => new RegExp(pattern).test(text)
const isAmount = ({ pattern, enum: choices }: Node): boolean =>
  pattern !== undefined &&
  choices === undefined &&
  takes({ pattern }, '10.00') &&
  !takes({ pattern }, 'ten') &&
  !takes({ pattern }, '2026-01-01')

/** Every amount that an operator sends, as `<endpoint> <field>`. */
const amounts = ofOperators.flatMap(({ name, body, query }) =>
  [body, query].flatMap((schema) =>
    schema === undefined
      ? []
      : textsIn(schemaOf(schema))
          .filter(({ node }) => isAmount(node))
          .map(({ path, node }) => ({ field: `${name} ${path}`, node })),
  ),
)

/** What an agent is owed has the decimals of its rate; the counter of the site moves by less than a centavo. */
const finer = new Set(['decideStatementDispute lines[].due', 'changeBrand change.step'])
/** The schema of terms is that of every promotion that was ever published: its drafts have a check of their own. */
const isElsewhere = (field: string): boolean =>
  field.startsWith('savePromotionDraft content.terms.') || field === 'awaitTradingChanges after'

test('an amount with more than two decimals, a sign or no end is refused in every act and filter', () => {
  expect(amounts.length).toBeGreaterThan(100)
  const wrong = [
    '10.001',
    '0.0001',
    '-1.00',
    '+1.00',
    '1e3',
    '1,00',
    '',
    ' 1.00',
    `${'9'.repeat(16)}.00`,
  ]
  const taken = amounts
    .filter(({ field }) => !isElsewhere(field))
    .flatMap(({ field, node }) =>
      wrong
        .filter((text) => takes(node, text))
        .filter((text) => !(finer.has(field) && /^\d+\.\d{3,4}$/.test(text)))
        .map((text) => `${field}: ${text}`),
    )
  expect(taken).toEqual([])
})

test('a draft of a promotion takes no amount that is finer than a centavo, wherever it stands', () => {
  const terms = { depositMin: '10.01', reward: { value: { tiers: [{ from: '1.00' }] } } }
  expect(isInCentavos(terms)).toBe(true)
  expect(isInCentavos({ ...terms, depositMin: '10.001' })).toBe(false)
  expect(isInCentavos({ ...terms, reward: { value: { tiers: [{ from: '1.0001' }] } } })).toBe(false)
})

test.each([
  ['giveFreeRounds', giveFreeRounds.body.shape.gift.shape.stake],
  ['grantStaffRole', grantStaffRole.body.shape.ceiling],
])('zero is no amount for %s, which moves or bounds money', (_, amount) => {
  expect(amount.safeParse('0.00').success).toBe(false)
  expect(amount.safeParse('0.01').success).toBe(true)
})

/** Under another name where the text is more than a reason. */
const reasons = ['reason', 'note', 'remark', 'question']
/** Two persons type a result, or say yes to what the case itself shows. */
const withoutReason = new Set(['enterDrawResult', 'approveWithdrawal'])

test('every act that asks for a reason refuses an empty one, and one without an end', () => {
  const asking = acts.filter(({ approval }) => approval === 'reason' || approval === 'second')
  expect(asking.length).toBeGreaterThan(100)
  const wrong = asking.flatMap(({ name, body }) => {
    if (withoutReason.has(name)) return []
    const shape = body instanceof z.ZodObject ? body.shape : {}
    const key = reasons.find((one) => one in shape)
    const field: unknown = key === undefined ? undefined : shape[key]
    if (!(field instanceof z.ZodType)) return [`${name} takes no reason`]
    return ['', ' ', '\n\t ', 'x'.repeat(5_000)]
      .filter((text) => field.safeParse(text).success)
      .map((text) => `${name}: ${JSON.stringify(text.slice(0, 4))}`)
  })
  expect(wrong).toEqual([])
})

test('every act of two persons says how a request can be refused', () => {
  const needed = ['approval.changed', 'approval.same_person', 'request.id_reused']
  const wrong = acts
    // One call for many answers with a result for each.
    .filter(({ approval, name }) => approval === 'second' && name !== 'approveWithdrawals')
    .flatMap(({ name, refusals }) =>
      needed
        .filter((code) => !refusals.some((one) => one === code))
        .map((code) => `${name} ${code}`),
    )
  expect(wrong).toEqual([])
})

test('a filter with a value that does not exist is refused by every list, never searched for', () => {
  const taken = lists.flatMap(({ name, query }) => {
    const shape = query instanceof z.ZodObject ? query.shape : {}
    return Object.entries(schemaOf(query ?? z.object({})).properties ?? {})
      .filter(([, node]) => node.enum !== undefined || node.anyOf?.some((one) => one.enum))
      .filter(([key]) => {
        const field: unknown = shape[key]
        return field instanceof z.ZodType && field.safeParse('no such value').success
      })
      .map(([key]) => `${name} ${key}`)
  })
  expect(taken).toEqual([])
})

test('a field that no act knows is refused, not left out', () => {
  const taken = acts.flatMap(({ name, body }) => {
    if (!body) return []
    const { additionalProperties, properties } = schemaOf(body)
    return properties && additionalProperties !== false ? [name] : []
  })
  expect(taken).toEqual([])
})
