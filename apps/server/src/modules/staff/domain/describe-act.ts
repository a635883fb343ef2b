import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { z } from 'zod'
import type { ActNote } from '../../../platform/acts/act.ts'
import { changedFields } from './change-request.ts'

const secret = /password|code$|secret|token/i
const whys = ['reason', 'remark']
/** Made once: making it costs more than all else that is done for an act here. */
const Input = z.record(z.string(), z.json())

/** A request's input as the audit keeps it: without secrets and without the reason, which has its own place. */
const factsOf = (input: unknown): Facts => {
  const parsed = Input.safeParse(
    JSON.parse(
      JSON.stringify(input ?? {}, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    ),
  )
  if (!parsed.success) return {}
  return Object.fromEntries(
    Object.entries(parsed.data).filter(([field]) => !secret.test(field) && !whys.includes(field)),
  )
}

const textOf = (input: unknown, fields: readonly string[]): string | null => {
  const facts: Record<string, unknown> = { ...(typeof input === 'object' ? input : {}) }
  const found = fields.map((field) => facts[field]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}

/** Why, as the request says it; null where it does not. */
export const reasonOf = (input: unknown): string | null => textOf(input, whys)

/** What a request is about, as its path or, where that names nothing, its input says. */
export const targetOf = (params: unknown, input: unknown): string => {
  const named = Object.values(factsOf(params)).map(String).join('/')
  return named || (textOf(input, ['username', 'operator', 'account', 'target', 'gameCode']) ?? '')
}

export type DescribedAct = {
  readonly target: string
  readonly before: Facts | null
  readonly after: Facts | null
  readonly fields: readonly string[]
  readonly reason: string | null
}

/** An act as its use case noted it; the request stands in for what was not noted. */
export const describeAct = (
  { params, body }: { readonly params: unknown; readonly body: unknown },
  note: ActNote,
): DescribedAct => {
  const after = note.after ?? factsOf(body)
  return {
    target: note.target ?? targetOf(params, body),
    before: note.before ?? null,
    after: Object.keys(after).length > 0 ? after : null,
    fields: changedFields(note.before ?? {}, after),
    reason: note.reason ?? textOf(body, whys),
  }
}

/** Names under which answers hold what belongs to a person. */
const personalFields = new Set([
  'account',
  'username',
  'name',
  'nickname',
  'holderName',
  'holderDocument',
  'payerName',
  'payerDocument',
  'target',
  'email',
  'mobile',
  'phone',
  'cpf',
  'taxId',
  'birthday',
  'address',
  'text',
  'comment',
  'raw',
])

const namesIn = (schema: unknown, found: Set<string>): void => {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'properties' && typeof part === 'object' && part !== null) {
      for (const name of Object.keys(part)) if (personalFields.has(name)) found.add(name)
    }
    namesIn(part, found)
  }
}

/** The personal fields that an endpoint's answer can hold, in order; `*` where it is no record. */
export const personalFieldsOf = ({ response }: EndpointSpec): readonly string[] => {
  const found = new Set<string>()
  namesIn(z.toJSONSchema(response, { unrepresentable: 'any' }), found)
  return found.size > 0 ? [...found].toSorted() : ['*']
}
