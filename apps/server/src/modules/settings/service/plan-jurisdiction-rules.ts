import { planJurisdictionRules as endpoint } from '@trevo/contract/ops/company/jurisdictions.ts'
import type { Answer, Body } from '@trevo/contract/endpoint.ts'
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
import { JurisdictionRules } from '../domain/jurisdiction-profile.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import { insertProfile, lockProfileAt } from '../repository/jurisdiction-profiles.ts'
import { announceSettings } from './change-brand.ts'

export const planRulesKindName = 'planJurisdictionRules'

type Name = 'open' | 'br'
const shape = endpoint.body.shape
const Input = z.strictObject({
  effectiveAt: Instant,
  rules: shape.rules,
  articles: shape.articles,
})
type Order = ChangeOrder<z.infer<typeof Input>>

const Target = z.tuple([z.enum(['open', 'br']), Instant])
const targetOf = (name: Name, effectiveAt: string): string => `${name}/${effectiveAt}`

/** Rules and articles from the day on: those in force then, with what becomes different. */
const plan = async (tx: Tx, { target, input }: Order, now: Date) => {
  const read = Target.safeParse(target.split('/'))
  if (!read.success || read.data[1] !== input.effectiveAt) {
    throw new Refusal('brand.change_invalid', { reason: 'target' })
  }
  const [name] = read.data
  const effectiveAt = new Date(input.effectiveAt)
  // Members play under the rules that they know until a day to come.
  if (effectiveAt <= now) throw new Refusal('brand.rules_day')
  const base = await lockProfileAt(tx, name, effectiveAt)
  if (!base) throw new Error(`no jurisdiction profile ${name}`)
  if (base.effective_at.getTime() === effectiveAt.getTime()) throw new Refusal('brand.rules_day')
  const old = JurisdictionRules.parse(base.rules)
  const unknown = Object.keys(input.rules).find((rule) => !(rule in old))
  const parsed = JurisdictionRules.safeParse({ ...old, ...input.rules })
  if (unknown !== undefined || !parsed.success) {
    const reason = unknown ?? String(parsed.error?.issues[0]?.path[0])
    throw new Refusal('brand.change_invalid', { reason })
  }
  const articles = { ...base.articles, ...input.articles }
  return { name, effectiveAt, base, old, rules: parsed.data, articles }
}

const factsOf = (
  { name, base, old, rules, articles }: Awaited<ReturnType<typeof plan>>,
  input: Order['input'],
) => {
  const pick = (from: Readonly<Record<string, unknown>>, marks: Readonly<Record<string, string>>) =>
    Facts.parse(
      Object.fromEntries([
        ['jurisdiction', name],
        ['from', input.effectiveAt],
        ...Object.keys(input.rules).map((rule) => [rule, from[rule]]),
        ...Object.keys(input.articles).map((rule) => [`§ ${rule}`, marks[rule] ?? null]),
      ]),
    )
  return { before: pick(old, base.articles), after: pick(rules, articles) }
}

/** Other rules of a jurisdiction from a day on. */
export const planJurisdictionRulesKind = (needs: BrandDeskNeeds): ChangeKind =>
  changeKind({
    kind: planRulesKindName,
    right: 'brands.change',
    input: Input,
    describe: async (tx, order) => {
      const planned = await plan(tx, order, needs.clock.now())
      const view = factsOf(planned, order.input)
      if (JSON.stringify(view.before) === JSON.stringify(view.after)) {
        throw new Refusal('brand.nothing_changes')
      }
      return view
    },
    execute: async (tx, order) => {
      const { name, effectiveAt, rules, articles } = await plan(tx, order, needs.clock.now())
      await insertProfile(tx, { name, effective_at: effectiveAt, rules, articles })
      afterCommit(tx, () => announceSettings(needs))
    },
  })

/** The first yes to other rules from a day on, or the second one to the same. */
export const createPlanJurisdictionRules =
  ({ staff }: BrandDeskNeeds) =>
  (
    by: Operator,
    name: Name,
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
