import { expect, it } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from './all-endpoints.ts'

type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
}

const hidden = ['\u202E', 'a\u202Eb', 'a\u2066b', '12\x1b[2J34', 'a b\u0085c d']

const takesHidden = ({ type, const: only, enum: some, format, pattern, allOf = [] }: Schema) => {
  if (type !== 'string' || only !== undefined || some !== undefined) return false
  if (format !== undefined && format !== 'regex') return false
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].flatMap((one) =>
    one === undefined ? [] : new RegExp(one, 'u'),
  )
  return hidden.some((text) => patterns.every((one) => one.test(text)))
}

/** Paths of texts that may contain control characters or direction marks. */
const openIn = (schema: Schema, path: string): string[] => [
  ...(takesHidden(schema) ? [path] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    openIn(one, `${path}.${name}`),
  ),
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) =>
    (all ?? []).flatMap((one) => openIn(one, path)),
  ),
  ...(schema.items ? openIn(schema.items, `${path}[]`) : []),
  ...(typeof schema.additionalProperties === 'object'
    ? openIn(schema.additionalProperties, `${path}.*`)
    : []),
]

/** Texts that are parsed by a stricter rule before anything stores or shows them, by the end of their path. */
const others: Record<string, string> = {
  mobileNum: 'read as digits, in any notation',
  mobileNo: 'read as digits',
  phone: 'read as digits',
  'sendContactCode.to': 'read as an address or digits',
  'correctMemberContact.value': 'read as an address or digits',
  taxId: 'read as digits and letters',
  nickname: 'refused by the rule of nicknames, with its own code',
  'updateProfile.payeeName': 'refused by the brand’s rule, with its own code',
  'payee.key': 'read by the kind of the key',
  branch: 'read as digits',
  accountNumber: 'read as digits',
  receiverId: 'looked up',
  memberId: 'looked up',
  'memberIds[]': 'looked up',
  promotionId: 'looked up',
  vendor: 'looked up',
  gameType: 'looked up',
  gameCode: 'looked up',
  sitAndGo: 'looked up',
  orderNumber: 'looked up',
  launchToken: 'looked up',
  bettingSlipString: 'read by the grammar of slips',
  bettingContent: 'read by the grammar of slips',
  timeZone: 'a zone that the system knows',
  sentAt: 'read as an instant',
  'stream.url': 'read as an address of a public host',
  'stream.origins[]': 'read as origins of public hosts',
  betDetail: 'a vendor’s, kept and shown nowhere',
}

it('every free text of every endpoint refuses control characters and direction marks', () => {
  const found = allEndpoints.flatMap(({ name, body }) =>
    body
      ? openIn(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) as Schema, name)
      : [],
  )
  const open = [...new Set(found)].filter(
    (path) => !Object.keys(others).some((end) => path === end || path.endsWith(`.${end}`)),
  )
  expect(open).toEqual([])
})
