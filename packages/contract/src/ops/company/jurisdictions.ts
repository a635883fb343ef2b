import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { confidences, jurisdictions, ruleUnits } from '../../jurisdiction-rules.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange, OperatorBrand } from './brands.ts'

const reason = typed(200).regex(/\S.*\S/)

export const RuleValue = z.union([
  z.boolean(),
  z.int().min(0).max(100_000_000_000),
  z.array(typed(40)).max(40),
])

/** A value of a rule from a day on. */
export const RuleChange = z.object({
  effectiveAt: Instant,
  state: z.enum(['past', 'inForce', 'planned']),
  value: RuleValue,
  /** The article that asks for it, and how sure that is. */
  article: z.string().nullable(),
  confidence: z.enum(confidences).nullable(),
})
export type RuleChange = z.infer<typeof RuleChange>

/** A rule with everything it ever was and is planned to be, the newest first. */
export const ListedRule = z.object({
  key: z.string(),
  /** Null for switches and lists, and for rules that only a later version knows. */
  unit: z.enum(ruleUnits).nullable(),
  changes: z.array(RuleChange),
})
export type ListedRule = z.infer<typeof ListedRule>

export const listJurisdictionRules = operatorEndpoint({
  name: 'listJurisdictionRules',
  summary:
    'Rules of a jurisdiction, each with its article and every value it had, the newest first',
  method: 'GET',
  path: '/ops/jurisdictions/:name/rules',
  personal: 'none',
  right: 'rules.read',
  approval: 'none',
  params: z.object({ name: z.enum(jurisdictions) }),
  response: z.object({
    /** In the order of the registry; of the jurisdiction's 1,000 latest changes. */
    rules: z.array(ListedRule),
    waiting: OperatorBrand.shape.waiting,
  }),
  refusals: [],
})

/** Rules of all brands under the jurisdiction, so only operators of all brands may ask. */
export const planJurisdictionRules = operatorEndpoint({
  name: 'planJurisdictionRules',
  summary: 'Other rules of a jurisdiction from a day to come on, once a second person says so too',
  method: 'POST',
  path: '/ops/jurisdictions/:name/rules',
  personal: 'none',
  allBrands: true,
  right: 'rules.propose',
  approval: 'second',
  params: z.object({ name: z.enum(jurisdictions) }),
  body: z.strictObject({
    requestId: ClientId,
    effectiveAt: Instant,
    /** Only those that become different. */
    rules: z.record(z.string().max(40), RuleValue).refine((one) => Object.keys(one).length <= 40),
    /** Of rules that it names, or of others whose value stays. */
    articles: z
      .record(z.string().max(40), typed(120))
      .refine((one) => Object.keys(one).length <= 40),
    /** How sure the article is, for each of `articles`; L where it says nothing. */
    confidences: z
      .record(z.string().max(40), z.enum(confidences))
      .refine((one) => Object.keys(one).length <= 40)
      .default({}),
    reason,
  }),
  response: AskedChange,
  refusals: [
    'brand.change_invalid',
    'brand.nothing_changes',
    'brand.rules_day',
    ...approvalRefusals,
  ],
})
