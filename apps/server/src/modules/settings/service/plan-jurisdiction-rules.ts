import { planJurisdictionRules as endpoint } from '@trevo/contract/ops/company/jurisdictions.ts'
import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import {
  isRuleName,
  jurisdictions,
  ruleRegistry,
  type Jurisdiction,
} from '@trevo/contract/jurisdiction-rules.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import { Instant } from '@trevo/contract/shapes.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { RuleValueRow } from '../domain/settings-rows.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import { insertRuleValues, lockRuleValues } from '../repository/jurisdiction-rules.ts'
import { announceSettings } from './change-brand.ts'

export const planRulesKindName = 'planJurisdictionRules'

const shape = endpoint.body.shape
const Input = z.strictObject({
  effectiveAt: Instant,
  rules: shape.rules,
  articles: shape.articles,
  confidences: shape.confidences,
})
type Order = ChangeOrder<z.infer<typeof Input>>

const Target = z.tuple([z.enum(jurisdictions), Instant])
const targetOf = (name: Jurisdiction, effectiveAt: string): string => `${name}/${effectiveAt}`

type Planned = { readonly before: RuleValueRow; readonly after: RuleValueRow }

const parseValue = (key: string, value: unknown): unknown => {
  const parsed = isRuleName(key) ? ruleRegistry[key].schema.safeParse(value) : undefined
  if (!parsed?.success) throw new Refusal('brand.change_invalid', { reason: key })
  return parsed.data
}

/** What each rule of the order has on its day, and what it becomes. */
const plan = async (tx: Tx, { target, input }: Order, now: Date): Promise<Planned[]> => {
  const read = Target.safeParse(target.split('/'))
  if (!read.success || read.data[1] !== input.effectiveAt) {
    throw new Refusal('brand.change_invalid', { reason: 'target' })
  }
  const [jurisdiction] = read.data
  const effectiveAt = new Date(input.effectiveAt)
  // Members play under the rules that they know until a day to come.
  if (effectiveAt <= now) throw new Refusal('brand.rules_day')
  const keys = [
    ...new Set([...Object.keys(input.rules), ...Object.keys(input.articles)]),
  ].toSorted()
  if (keys.length === 0) throw new Refusal('brand.nothing_changes')
  const known = await lockRuleValues(tx, jurisdiction, keys)
  return keys.map((key) => {
    const own = known.filter((row) => row.key === key)
    if (own.some((row) => row.effective_at.getTime() === effectiveAt.getTime())) {
      throw new Refusal('brand.rules_day')
    }
    const before = own.find((row) => row.effective_at <= effectiveAt)
    if (!before) throw new Refusal('brand.change_invalid', { reason: key })
    const value = Object.hasOwn(input.rules, key) ? parseValue(key, input.rules[key]) : before.value
    const article = input.articles[key]
    const source =
      article === undefined
        ? { article: before.article, confidence: before.confidence }
        : { article, confidence: input.confidences[key] ?? 'L' }
    return { before, after: { ...before, effective_at: effectiveAt, value, ...source } }
  })
}

const factsOf = (rows: readonly RuleValueRow[], input: Order['input']) =>
  Facts.parse(
    Object.fromEntries([
      ['jurisdiction', rows[0]?.jurisdiction],
      ['from', input.effectiveAt],
      ...rows.flatMap(({ key, value, article, confidence }) => [
        [key, value],
        ...(Object.hasOwn(input.articles, key)
          ? [[`§ ${key}`, article === null ? null : `${article} (${confidence ?? '–'})`]]
          : []),
      ]),
    ]),
  )

const viewOf = (planned: readonly Planned[], input: Order['input']) => ({
  before: factsOf(
    planned.map(({ before }) => before),
    input,
  ),
  after: factsOf(
    planned.map(({ after }) => after),
    input,
  ),
})

/** Other rules of a jurisdiction from a day on. */
export const planJurisdictionRulesKind = (needs: BrandDeskNeeds): ChangeKind =>
  changeKind({
    kind: planRulesKindName,
    right: 'brands.change',
    input: Input,
    describe: async (tx, order) => {
      const view = viewOf(await plan(tx, order, needs.clock.now()), order.input)
      if (JSON.stringify(view.before) === JSON.stringify(view.after)) {
        throw new Refusal('brand.nothing_changes')
      }
      return view
    },
    execute: async (tx, order) => {
      const planned = await plan(tx, order, needs.clock.now())
      await insertRuleValues(
        tx,
        planned.map(({ after }) => after),
      )
      afterCommit(tx, () => announceSettings(needs))
    },
  })

/** The first yes to other rules from a day on, or the second one to the same. */
export const createPlanJurisdictionRules =
  ({ staff }: BrandDeskNeeds) =>
  (
    by: Operator,
    name: Jurisdiction,
    { requestId, reason, ...input }: Body<typeof endpoint>,
  ): Promise<Answer<typeof endpoint>> =>
    staff.askChange({
      kind: planRulesKindName,
      brandId: by.brandId,
      target: targetOf(name, input.effectiveAt),
      input,
      reason,
      requestId,
      by,
    })
